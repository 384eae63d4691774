import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { DestinationStream, LoggerOptions } from 'pino';
import { writtenClient } from '../http/client-address.ts';
import type { KnownPaths } from '../http/known-paths.ts';

const secrets = ['authorization', 'cookie', 'password', 'token', 'accessToken', 'refreshToken'];

/**
 * Options of the log: one JSON object a line, without secrets and query strings. Only known paths are logged
 * in full, because people paste parts of links and some email programs encode their `#`.
 */
export function logOptions(
  level: string,
  { knownPart }: Pick<KnownPaths, 'knownPart'>,
  stream?: DestinationStream,
): LoggerOptions & { stream?: DestinationStream } {
  return {
    level,
    base: null,
    timestamp,
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

let lastTime = 0;
let lastText = '';

/** Under load a millisecond has many lines. */
function timestamp(): string {
  const now = Date.now();
  if (now !== lastTime) {
    lastTime = now;
    lastText = `,"time":"${new Date(now).toISOString()}"`;
  }
  return lastText;
}

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'ip'> & {
  /** The route that handled the request, if any. */
  routeOptions?: { url?: string | undefined };
  /** The path of an existing page or file. */
  isPage?: boolean;
};
type Answered = Pick<FastifyReply, 'statusCode'>;

/**
 * A log without redaction, for the fixed lines of `logAnswered`. Searching them for secrets took half of
 * their time.
 */
export function withoutRedaction(log: FastifyBaseLogger): FastifyBaseLogger {
  return log.child({}, { redact: [] });
}

/** Logs one request after its response. */
export function logAnswered(
  log: FastifyBaseLogger,
  line: { requestId?: string; req: Asked; res: Answered; milliseconds: number },
): void {
  log.info(line, 'request answered');
}

/** Logs one line for each request, after its response. */
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
    // Fastify builds a new description of the route on every access.
    const { method, url, ip, routeOptions } = request;
    const req = { method, url, ip, routeOptions };
    const line = { req, res: reply, milliseconds: Math.round(reply.elapsedTime) };
    if (error) reply.log.error({ ...line, err: error }, 'request failed');
    // Only the log of the request knows whether its route is quiet.
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
