import type { Call } from '@accounting-site/contract/calls/call';
import type { FastifyInstance, FastifyReply, RouteShorthandOptions } from 'fastify';
import { requireProof, requireSignedIn, type SignedIn } from '../../authentication/signed-in.ts';
import { answerCall, type Handler, type RequestOf } from '../../http/answer-call.ts';
import type { AppHostServices } from './services.ts';

interface Options extends Pick<RouteShorthandOptions, 'bodyLimit' | 'errorHandler'> {
  /** Replaces the access of the contract, for a handler that decides itself whether it needs a proof. */
  readonly access?: 'access token';
  /** Called for an admitted user, before the body is read. */
  readonly before?: (signedIn: SignedIn, reply: FastifyReply) => Promise<void>;
}

/** The decoration of requests with the admitted user. */
export const admitted = 'signedIn';

/**
 * Adds the route of an endpoint for signed-in users. It admits whom `access` in the contract names, before it
 * reads the body, so that only they can send large bodies and see validation errors. With 'recent proof' the
 * user must have proved their identity within the last ten minutes, because someone else could use an open
 * session.
 */
export function answerSignedIn<const C extends Call>(
  app: FastifyInstance,
  services: AppHostServices,
  call: C,
  handler: (request: RequestOf<C>, signedIn: SignedIn, reply: FastifyReply) => ReturnType<Handler<C>>,
  { access, before, ...options }: Options = {},
): void {
  const admit = (access ?? call.access) === 'recent proof' ? requireProof : requireSignedIn;
  answerCall(app, call, (request, reply) => handler(request, request.getDecorator(admitted), reply), {
    ...options,
    onRequest: async (request, reply) => {
      const signedIn = await admit(request, services);
      request.setDecorator(admitted, signedIn);
      await before?.(signedIn, reply);
    },
  });
}
