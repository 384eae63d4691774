import { readBrand } from '@accounting-site/content/facts';
import { securityCalls } from '@accounting-site/contract/calls/security-calls';
import type { FastifyInstance } from 'fastify';
import { requireProof, requireSignedIn } from '../../../authentication/signed-in.ts';
import { answerCall } from '../../../http/answer-call.ts';
import type { AppHostServices } from '../services.ts';
import { addAuthenticator, endAuthenticator, finishAuthenticator } from './authenticator.ts';
import { renewBackupCodes } from './renew-backup-codes.ts';

/** POST and DELETE /account/authenticator, its confirmation, and POST /account/backup-codes. */
export async function secondFactor(app: FastifyInstance, services: AppHostServices): Promise<void> {
  const brand = app.readLater(readBrand);
  const { addAuthenticator: addCall, confirmAuthenticator: confirmCall } = securityCalls;
  const { removeAuthenticator: removeCall, renewBackupCodes: renewCall } = securityCalls;

  answerCall(app, addCall, async (request) => {
    const signedIn = await requireProof(request, services);
    return addAuthenticator(services, { signedIn, issuer: brand().name });
  });
  // Only a session is required. Showing the secret required a recent proof, and installing an app may take
  // longer than that is valid.
  answerCall(app, confirmCall, async (request) => {
    const signedIn = await requireSignedIn(request, services);
    return finishAuthenticator(services, request, { signedIn, code: request.body.code });
  });
  answerCall(app, removeCall, async (request) => {
    const signedIn = await requireProof(request, services);
    await endAuthenticator(services, request, signedIn);
  });
  answerCall(app, renewCall, async (request) => {
    const signedIn = await requireProof(request, services);
    return renewBackupCodes(services, request, signedIn);
  });
}
