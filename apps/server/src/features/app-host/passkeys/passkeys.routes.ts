import { readBrand } from '@accounting-site/content/facts';
import { idParameterSchema } from '@accounting-site/contract/account';
import { accountCalls, entryCalls } from '@accounting-site/contract/account-calls';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { declinePasskeyOffer } from '../../../accounts/accounts.repository.ts';
import { answerSession } from '../../../authentication/open-session.ts';
import { requireProof, requireSignedIn } from '../../../authentication/signed-in.ts';
import { relyingParty } from '../../../passkeys/relying-party.ts';
import type { AppHostServices } from '../services.ts';
import { endPasskey } from './remove-passkey.ts';

// Loaded on demand: WebAuthn is slow to load and needs much memory, and most servers never use it.
const loadLogin = () => import('./passkey-login.ts');
const loadAdding = () => import('./add-passkey.ts');

/** POST /login/passkey and /account/passkeys, the options of each, and DELETE /account/passkeys/:id. */
export async function passkeys(plain: FastifyInstance, services: AppHostServices): Promise<void> {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { passkeyLoginOptions: askCall, passkeyLogin: loginCall } = entryCalls;
  const { passkeyOptions: askForNewCall, addPasskey: addCall, removePasskey: removeCall } = accountCalls;
  const { declinePasskeyOffer: declineCall } = accountCalls;
  const brand = app.readLater(readBrand);

  app.post(askCall.path, { schema: { response: { 200: askCall.answer } } }, async (request) => {
    const party = relyingParty(app, services.config, request);
    const { askForPasskey } = await loadLogin();
    return askForPasskey(services, request, party);
  });
  app.post(
    loginCall.path,
    { schema: { body: loginCall.request, response: { 200: loginCall.answer } } },
    async (request, reply) => {
      const party = relyingParty(app, services.config, request);
      const { signInWithPasskey } = await loadLogin();
      const session = await signInWithPasskey(services, request, { login: request.body, party });
      return answerSession(services.accessTokens, reply, session);
    },
  );

  app.post(askForNewCall.path, { schema: { response: { 200: askForNewCall.answer } } }, async (request) => {
    const { accountId } = await requireProof(request, services);
    const party = relyingParty(app, services.config, request);
    const { askForNewPasskey } = await loadAdding();
    return askForNewPasskey(services, { accountId, party, brand: brand().name });
  });
  app.delete(declineCall.path, async (request, reply) => {
    const { accountId } = await requireSignedIn(request, services);
    await declinePasskeyOffer(services.database, accountId, services.clock());
    return reply.code(declineCall.status).send();
  });
  // The options endpoint has checked for a recent proof. Its challenge is valid for five more minutes.
  app.post(addCall.path, { schema: { body: addCall.request } }, async (request, reply) => {
    const signedIn = await requireSignedIn(request, services);
    const party = relyingParty(app, services.config, request);
    const { keepPasskey } = await loadAdding();
    await keepPasskey(services, request, { signedIn, party, passkey: request.body });
    return reply.code(addCall.status).send();
  });
  app.delete(removeCall.path, { schema: { params: idParameterSchema } }, async (request, reply) => {
    const signedIn = await requireProof(request, services);
    await endPasskey(services, request, { signedIn, id: request.params.id });
    return reply.code(removeCall.status).send();
  });
}
