import { accountCalls } from '@accounting-site/contract/account-calls';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { requireSignedIn } from '../../../authentication/signed-in.ts';
import type { AppHostServices } from '../app-host.ts';
import { reauthenticate } from './reauthenticate.ts';

/** POST /account/reauthentication: what changes how an account is protected asks for it. */
export async function reauthentication(plain: FastifyInstance, services: AppHostServices): Promise<void> {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { reauthenticate: call } = accountCalls;

  app.post(call.path, { schema: { body: call.request } }, async (request, reply) => {
    const signedIn = await requireSignedIn(request, services);
    await reauthenticate(services, request, { signedIn, proof: request.body });
    return reply.code(call.status).send();
  });
}
