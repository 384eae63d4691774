import { readBrand } from '@accounting-site/content/facts';
import { entryCalls } from '@accounting-site/contract/calls/entry-calls';
import { securityCalls } from '@accounting-site/contract/calls/security-calls';
import type { FastifyInstance } from 'fastify';
import { declinePasskeyOffer } from '../../../accounts/accounts.repository.ts';
import { answerSession } from '../../../authentication/open-session.ts';
import { requireProof, requireSignedIn } from '../../../authentication/signed-in.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { relyingParty } from '../../../passkeys/relying-party.ts';
import type { AppHostServices } from '../services.ts';
import { endPasskey } from './remove-passkey.ts';

// Loaded on demand: WebAuthn is slow to load and needs much memory, and most servers never use it.
const loadLogin = () => import('./passkey-login.ts');
const loadAdding = () => import('./add-passkey.ts');

/** POST /login/passkey and /account/passkeys, the options of each, and DELETE /account/passkeys/:id. */
export async function passkeys(app: FastifyInstance, services: AppHostServices): Promise<void> {
  const { passkeyLoginOptions: askCall, passkeyLogin: loginCall } = entryCalls;
  const { passkeyOptions: askForNewCall, addPasskey: addCall, removePasskey: removeCall } = securityCalls;
  const { declinePasskeyOffer: declineCall } = securityCalls;
  const brand = app.readLater(readBrand);

  answerCall(app, askCall, async (request) => {
    const party = relyingParty(app, services.config, request);
    const { askForPasskey } = await loadLogin();
    return askForPasskey(services, request, party);
  });
  answerCall(app, loginCall, async (request, reply) => {
    const party = relyingParty(app, services.config, request);
    const { signInWithPasskey } = await loadLogin();
    const session = await signInWithPasskey(services, request, { login: request.body, party });
    return answerSession(services.accessTokens, reply, session);
  });

  answerCall(app, askForNewCall, async (request) => {
    const { accountId } = await requireProof(request, services);
    const party = relyingParty(app, services.config, request);
    const { askForNewPasskey } = await loadAdding();
    return askForNewPasskey(services, { accountId, party, brand: brand().name });
  });
  answerCall(app, declineCall, async (request) => {
    const { accountId } = await requireSignedIn(request, services);
    await declinePasskeyOffer(services.database, accountId, services.clock());
  });
  // The options endpoint has checked for a recent proof. Its challenge is valid for five more minutes.
  answerCall(app, addCall, async (request) => {
    const signedIn = await requireSignedIn(request, services);
    const party = relyingParty(app, services.config, request);
    const { keepPasskey } = await loadAdding();
    await keepPasskey(services, request, { signedIn, party, passkey: request.body });
  });
  answerCall(app, removeCall, async (request) => {
    const signedIn = await requireProof(request, services);
    await endPasskey(services, request, { signedIn, id: request.params.id });
  });
}
