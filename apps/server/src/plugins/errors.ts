import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { inLanguage } from '@accounting-site/content/languages/current-language';
import { problemMediaType } from '@accounting-site/contract/endpoints/errors';
import type { FastifyError, FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { z } from 'zod';
import { databaseTrouble, isDatabaseAway, isUnavailable } from '../database/database-away.ts';
import { databaseErrors } from '../database/watch-database.ts';
import { RefusedCall, refusal, refuseInvalid, toProblem, toRefusal } from '../http/problems.ts';
import { languageOf } from '../http/request-language.ts';
import { limitRefusals } from '../limits/limit-refusals.ts';

/** Sends every error in one format. The details of unexpected errors never reach the caller. */
export const errors = fastifyPlugin(
  async (app) => {
    app.setValidatorCompiler(checkWithZod);
    app.setErrorHandler(answerError);
  },
  { name: 'errors' },
);

const checkWithZod: FastifySchemaCompiler<unknown> =
  ({ schema }) =>
  (data) => {
    if (!(schema instanceof z.ZodType)) throw new TypeError('Write the schema of every endpoint with zod');
    const result = schema.safeParse(data);
    return result.success ? { value: result.data } : { error: refuseInvalid(result.error) };
  };

export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  answerProblem(understand(error, request), request, reply);
}

/** Converts an error to a refusal. Logs unexpected errors, and counts what operators may want to watch. */
export function understand(error: Error, request: FastifyRequest): RefusedCall {
  const refused = toRefusal(error);
  if (refused.status >= 500 && !(error instanceof RefusedCall)) {
    // An outage is not a bug.
    request.log[isDatabaseAway(error) ? 'warn' : 'error']({ err: error, req: request }, 'request failed');
  }
  if (refused.status === 403) request.log.warn({ req: request, detail: refused.message }, 'access refused');
  if (refused.limit !== undefined) request.server.metrics.count(limitRefusals, refused.limit);
  if (isUnavailable(error)) request.server.metrics.count(databaseErrors, databaseTrouble(error));
  return refused;
}

export function answerProblem(refused: RefusedCall, request: FastifyRequest, reply: FastifyReply): void {
  // A list that fails before its first byte has them already.
  reply.removeHeader('content-encoding').removeHeader('etag');
  if (refused.retryAfter !== undefined) reply.header('retry-after', String(refused.retryAfter));
  if (refused.status === 401) reply.header('www-authenticate', 'Bearer');
  reply.code(refused.status).type(problemMediaType).serializer(JSON.stringify);
  reply.send(inLanguage(languageOf(request), () => toProblem(refused, request.id)));
}

const statusOfParserError: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Responds to a request that does not reach Fastify, and closes its connection.
 * @param common the headers of every response
 */
export function answerEarly(
  status: number,
  response: ServerResponse,
  common: Readonly<Record<string, string>>,
): void {
  const { headers, body } = writeProblem(status, common);
  response.writeHead(status, headers).end(body);
}

function writeProblem(status: number, common: Readonly<Record<string, string>>) {
  const problem = toProblem(refusal(status));
  const body = JSON.stringify(problem);
  const headers = {
    ...common,
    'content-type': problemMediaType,
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { title: problem.title, headers, body };
}

/**
 * Responds to bytes that are not a valid request: broken or too large headers, or a client that takes too
 * long.
 * @param common the headers of every response
 */
export function answerBrokenRequest(
  error: Error & { code?: string },
  socket: Socket,
  common: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const status = statusOfParserError[error.code ?? ''] ?? 400;
  const { title, headers, body } = writeProblem(status, common);
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${title}`, ...fields, '', body].join('\r\n'));
}
