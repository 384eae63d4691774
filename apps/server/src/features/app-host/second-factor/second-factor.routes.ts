import { readBrand } from '@accounting-site/content/facts';
import { accountCalls } from '@accounting-site/contract/account-calls';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { requireProof, requireSignedIn } from '../../../authentication/signed-in.ts';
import type { AppHostServices } from '../services.ts';
import { addAuthenticator, endAuthenticator, finishAuthenticator } from './authenticator.ts';
import { renewBackupCodes } from './renew-backup-codes.ts';

/** POST and DELETE /account/authenticator, its confirmation, and POST /account/backup-codes. */
export async function secondFactor(plain: FastifyInstance, services: AppHostServices): Promise<void> {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const brand = app.readLater(readBrand);
  const { addAuthenticator: addCall, confirmAuthenticator: confirmCall } = accountCalls;
  const { removeAuthenticator: removeCall, renewBackupCodes: renewCall } = accountCalls;

  app.post(addCall.path, { schema: { response: { 200: addCall.answer } } }, async (request) => {
    const signedIn = await requireProof(request, services);
    return addAuthenticator(services, { signedIn, issuer: brand().name });
  });
  // Only a session is required. Showing the secret required a recent proof, and installing an app may take
  // longer than that is valid.
  app.post(
    confirmCall.path,
    { schema: { body: confirmCall.request, response: { 200: confirmCall.answer } } },
    async (request) => {
      const signedIn = await requireSignedIn(request, services);
      return finishAuthenticator(services, request, { signedIn, code: request.body.code });
    },
  );
  app.delete(removeCall.path, async (request, reply) => {
    const signedIn = await requireProof(request, services);
    await endAuthenticator(services, request, signedIn);
    return reply.code(removeCall.status).send();
  });
  app.post(renewCall.path, { schema: { response: { 200: renewCall.answer } } }, async (request) => {
    const signedIn = await requireProof(request, services);
    return renewBackupCodes(services, request, signedIn);
  });
}
