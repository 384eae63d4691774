import { entryCalls } from '@accounting-site/contract/account-calls';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AppHostServices } from '../app-host.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';

/** POST /forgot-password and /reset-password: how somebody comes back in who does not know the password. */
export async function passwordReset(plain: FastifyInstance, services: AppHostServices): Promise<void> {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { forgotPassword: requestCall, resetPassword: resetCall } = entryCalls;

  app.post(requestCall.path, { schema: { body: requestCall.request } }, async (request, reply) => {
    await requestReset(services, request, request.body);
    return reply.code(requestCall.status).send();
  });

  app.post(resetCall.path, { schema: { body: resetCall.request } }, async (request, reply) => {
    await resetPassword(services, request, request.body);
    return reply.code(resetCall.status).send();
  });
}
