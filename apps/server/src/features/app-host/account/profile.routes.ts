import type { Profile } from '@accounting-site/contract/account';
import { accountCalls } from '@accounting-site/contract/calls/account-calls';
import { businessRequired, nameRequired } from '@accounting-site/contract/validation-messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { requireSignedIn } from '../../../authentication/signed-in.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { refuseField } from '../../../http/problems.ts';
import { oneLine } from '../../../site-forms/clean-text.ts';
import type { AppHostServices } from '../services.ts';
import { saveNames } from './profile.repository.ts';
import { showAccount } from './show-account.ts';

/** GET /account and PUT /account/profile: reads the account page's data, and changes the names. */
export async function profile(app: FastifyInstance, services: AppHostServices): Promise<void> {
  const { clock } = services;
  const { readAccount: readCall, saveProfile: saveCall } = accountCalls;

  // Checked before the body is read, so that validation errors are shown to signed-in users only.
  app.addHook('onRequest', async (request) => void (await requireSignedIn(request, services)));

  answerCall(app, readCall, async (request) => {
    const { accountId } = await requireSignedIn(request, services);
    return showAccount(services, accountId, clock());
  });

  answerCall(app, saveCall, async (request) => {
    const accountId = await saveProfile(services, request, request.body);
    return showAccount(services, accountId, clock());
  });
}

async function saveProfile(
  services: AppHostServices,
  request: FastifyRequest,
  typed: Profile,
): Promise<string> {
  const { accountId, businessId, sessionId } = await requireSignedIn(request, services);
  const [name, business] = [oneLine(typed.name), oneLine(typed.business)];
  if (name === '') throw refuseField('name', nameRequired);
  if (business === '') throw refuseField('business', businessRequired);
  await services.database.transaction().execute(async (transaction) => {
    await saveNames(transaction, { accountId, name, businessId, business });
    const at = services.clock();
    await recordAuditEvent(transaction, 'profile changed', { at, request, accountId, sessionId });
  });
  return accountId;
}
