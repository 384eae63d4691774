import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
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
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: withoutQuery(request.url),
        client: request.ip,
      }),
      res: (reply: FastifyReply) => ({ status: reply.statusCode }),
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

/** One line a request, when it is answered. */
export class OneLineARequest extends LogController {
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
    else reply.log.info(line, 'request answered');
  }
}

function withoutQuery(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}
