import { readBrand } from '@accounting-site/content/facts/facts';
import { securityCalls } from '@accounting-site/contract/calls/security-calls';
import type { FastifyInstance } from 'fastify';
import { answerSignedIn } from '../answer-signed-in.ts';
import type { AppHostServices } from '../services.ts';
import {
  addAuthenticator,
  endAuthenticator,
  finishAuthenticator,
  renewBackupCodes,
} from './authenticator.ts';

/** POST and DELETE /account/authenticator, its confirmation, and POST /account/backup-codes. */
export async function secondFactor(app: FastifyInstance, services: AppHostServices): Promise<void> {
  const brand = app.readLater(readBrand);
  answerSignedIn(app, services, securityCalls.addAuthenticator, (request, signedIn) =>
    addAuthenticator(services, request, { signedIn, issuer: brand().name }),
  );
  // Only a session is required. Showing the secret required a recent proof, and installing an app may take
  // longer than that is valid.
  answerSignedIn(app, services, securityCalls.confirmAuthenticator, (request, signedIn) =>
    finishAuthenticator(services, request, { signedIn, code: request.body.code }),
  );
  answerSignedIn(app, services, securityCalls.removeAuthenticator, (request, signedIn) =>
    endAuthenticator(services, request, signedIn),
  );
  answerSignedIn(app, services, securityCalls.renewBackupCodes, (request, signedIn) =>
    renewBackupCodes(services, request, signedIn),
  );
}
