import { inLanguage } from '@accounting-site/content/languages/current-language';
import type { Call } from '@accounting-site/contract/calls/call';
import { methodOf, pathOf } from '@accounting-site/contract/endpoints/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import { languageOf } from './request-language.ts';

type Output<C, Part extends keyof Call> = C extends {
  readonly [part in Part]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : unknown;

/** A request whose body and parameters match the schemas of its call. */
export type RequestOf<C extends Call> = FastifyRequest<{
  Body: Output<C, 'request'>;
  Params: Output<C, 'params'>;
  Querystring: Output<C, 'query'>;
}>;

/** The response body of a call, before it is serialized. */
type ResponseOf<C extends Call> = C extends { readonly response: infer Schema extends z.ZodType }
  ? z.input<Schema>
  : unknown;

/**
 * Returns the response body, or the reply if it has already been sent, such as a redirect of a plain form. If
 * the call has no response body, what it returns is ignored.
 */
export type Handler<C extends Call> = (
  request: RequestOf<C>,
  reply: FastifyReply,
) => Promise<ResponseOf<C> | FastifyReply>;

type Options = Pick<RouteShorthandOptions, 'onRequest' | 'bodyLimit' | 'errorHandler' | 'exposeHeadRoute'>;

/**
 * Adds the route of an endpoint. Its method, path, validation and status are those of the contract. The handler
 * reads content in the language of the page that sent the request.
 * @param options what the contract does not say, such as a limit on the size of the body
 */
export function answerCall<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  options: Options = {},
): void {
  const { endpoint, status = 200, params, query, request: body, response } = call;
  app.route({
    ...options,
    method: methodOf(endpoint),
    url: pathOf(endpoint),
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(response && { response: { [status]: response } }),
    },
    handler: async (request, reply) => {
      reply.code(status);
      const answer = await inLanguage(languageOf(request), () => handler(request as RequestOf<C>, reply));
      if (reply.sent) return reply;
      return response === undefined ? reply.send() : answer;
    },
  });
}
