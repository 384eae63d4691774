import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { DestinationStream, LoggerOptions } from 'pino';
import { writtenClient } from './client-address.ts';
import type { KnownPaths } from './known-paths.ts';

const secrets = ['authorization', 'cookie', 'password', 'token', 'accessToken', 'refreshToken'];

/**
 * Options of the log: one JSON object a line, without secrets and without query strings. Of what was asked for, only what
 * there is to be asked for is written down: people paste links in pieces, and some mail programs encode their #.
 */
export function logOptions(
  level: string,
  { knownPart }: Pick<KnownPaths, 'knownPart'>,
  stream?: DestinationStream,
): LoggerOptions & { stream?: DestinationStream } {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    redact: [
      ...secrets.flatMap((name) => [name, `*.${name}`, `*.headers.${name}`]),
      '*["set-cookie"]',
      '*.headers["set-cookie"]',
    ],
    serializers: {
      req: ({ method, url, ip, routeOptions, isPage }: Asked) => ({
        method,
        path: routeOptions?.url ?? (isPage ? withoutQuery(url) : knownPart(withoutQuery(url))),
        client: writtenClient(ip),
      }),
      res: ({ statusCode }: Answered) => ({ status: statusCode }),
      err: (error: Error) => ({
        type: error.name,
        ...('code' in error && { code: String(error.code) }),
        message: error.message,
        stack: error.stack,
      }),
    },
    ...(stream && { stream }),
  };
}

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'ip'> & {
  /** Of the route that answers, where there is one. */
  routeOptions?: { url?: string | undefined };
  /** The address is that of a page or file that there is. */
  isPage?: boolean;
};
type Answered = Pick<FastifyReply, 'statusCode'>;

/** The log for lines that hold no more than `logAnswered` writes: looking for secrets in them took half of their time. */
export function withoutRedaction(log: FastifyBaseLogger): FastifyBaseLogger {
  return log.child({}, { redact: [] });
}

/** Writes the line of a request that was answered. */
export function logAnswered(
  log: FastifyBaseLogger,
  line: { requestId?: string; req: Asked; res: Answered; milliseconds: number },
): void {
  log.info(line, 'request answered');
}

/** One line a request, when it is answered. */
export class OneLineARequest extends LogController {
  #answered: FastifyBaseLogger | undefined;

  constructor() {
    super({ requestIdLogLabel: 'requestId' });
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    // Fastify makes its description of the route anew each time that it is read.
    const { method, url, ip, routeOptions } = request;
    const req = { method, url, ip, routeOptions };
    const line = { req, res: reply, milliseconds: Math.round(reply.elapsedTime) };
    if (error) reply.log.error({ ...line, err: error }, 'request failed');
    // Only its own log knows that a route is to be quiet.
    else if (routeOptions.logLevel) logAnswered(reply.log, line);
    else {
      this.#answered ??= withoutRedaction(request.server.log);
      logAnswered(this.#answered, { requestId: request.id, ...line });
    }
  }
}

function withoutQuery(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}
