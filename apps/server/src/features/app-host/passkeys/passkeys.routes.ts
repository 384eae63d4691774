import { readBrand } from '@accounting-site/content/facts/facts';
import { entryCalls } from '@accounting-site/contract/calls/entry-calls';
import { securityCalls } from '@accounting-site/contract/calls/security-calls';
import type { FastifyInstance } from 'fastify';
import { declinePasskeyOffer } from '../../../accounts/accounts.repository.ts';
import { requireWayIn } from '../../../accounts/ways-in.ts';
import { answerSession } from '../../../authentication/open-session.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { removePasskey } from '../../../passkeys/passkeys.repository.ts';
import { relyingParty } from '../../../passkeys/relying-party.ts';
import { answerSignedIn } from '../answer-signed-in.ts';
import { changeAccount } from '../change-account.ts';
import type { AppHostServices } from '../services.ts';

// Loaded on demand: WebAuthn is slow to load and needs much memory, and most servers never use it.
const loadLogin = () => import('./passkey-login.ts');
const loadAdding = () => import('./add-passkey.ts');

/** POST /login/passkey and /account/passkeys, the options of each, and DELETE /account/passkeys/:id. */
export async function passkeys(app: FastifyInstance, services: AppHostServices): Promise<void> {
  const brand = app.readLater(readBrand);
  answerCall(app, entryCalls.passkeyLoginOptions, async (request) => {
    const party = relyingParty(app, services.config, request);
    const { askForPasskey } = await loadLogin();
    return askForPasskey(services, request, party);
  });
  answerCall(app, entryCalls.passkeyLogin, async (request, reply) => {
    const party = relyingParty(app, services.config, request);
    const { signInWithPasskey } = await loadLogin();
    const session = await signInWithPasskey(services, request, { login: request.body, party });
    return answerSession(services.accessTokens, reply, session);
  });
  answerSignedIn(app, services, securityCalls.passkeyOptions, async (request, { accountId }) => {
    const party = relyingParty(app, services.config, request);
    const { askForNewPasskey } = await loadAdding();
    return askForNewPasskey(services, { accountId, party, brand: brand().name });
  });
  answerSignedIn(app, services, securityCalls.declinePasskeyOffer, (_request, { accountId }) =>
    declinePasskeyOffer(services.database, accountId, services.clock()),
  );
  // The options endpoint has checked for a recent proof. Its challenge is valid for five more minutes.
  answerSignedIn(app, services, securityCalls.addPasskey, async (request, signedIn) => {
    const party = relyingParty(app, services.config, request);
    const { keepPasskey } = await loadAdding();
    await keepPasskey(services, request, { signedIn, party, passkey: request.body });
  });
  answerSignedIn(app, services, securityCalls.removePasskey, (request, signedIn) =>
    changeAccount(services, request, signedIn, async (transaction, { account, notify, record }) => {
      if (!(await removePasskey(transaction, account.id, request.params.id))) {
        throw new RefusedCall(404, 'There is no such passkey. It may have been removed already.');
      }
      await requireWayIn(transaction, account, services.config);
      await notify('passkey removed');
      await record('passkey removed');
    }),
  );
}
