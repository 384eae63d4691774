import { entryCalls } from '@accounting-site/contract/account-calls';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { answerSession } from '../../../authentication/open-session.ts';
import type { AppHostServices } from '../app-host.ts';
import { confirmSignUp } from './confirm-sign-up.ts';
import { requestSignUp } from './request-sign-up.ts';

/** POST /register and /register/confirm: how a free trial begins. */
export async function signUp(plain: FastifyInstance, services: AppHostServices): Promise<void> {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { signUp: requestCall, confirmSignUp: confirmCall } = entryCalls;

  app.post(requestCall.path, { schema: { body: requestCall.request } }, async (request, reply) => {
    await requestSignUp(services, request, request.body);
    return reply.code(requestCall.status).send();
  });

  app.post(
    confirmCall.path,
    { schema: { body: confirmCall.request, response: { 200: confirmCall.answer } } },
    async (request, reply) => {
      const session = await confirmSignUp(services, request, request.body);
      return answerSession(services.accessTokens, reply, session);
    },
  );
}
