import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { DestinationStream, LoggerOptions } from 'pino';

const secrets = ['authorization', 'cookie', 'password', 'token', 'accessToken', 'refreshToken'];

/** Options of the log: one JSON object a line, without secrets and without query strings. */
export function logOptions(
  level: string,
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
      req: ({ method, url, ip }: Asked) => ({ method, path: withoutQuery(url), client: ip }),
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

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'ip'>;
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
    const line = { req: request, res: reply, milliseconds: Math.round(reply.elapsedTime) };
    if (error) reply.log.error({ ...line, err: error }, 'request failed');
    // Only its own log knows that a route is to be quiet.
    else if (request.routeOptions.logLevel) logAnswered(reply.log, line);
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
