import type { Profile } from '@accounting-site/contract/account/account';
import { accountCalls } from '@accounting-site/contract/calls/account-calls';
import { businessRequired, nameRequired } from '@accounting-site/contract/fields/validation-messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noteLanguage } from '../../../accounts/account-language.ts';
import { findAccount, findOwnWords, saveNames } from '../../../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import type { SignedIn } from '../../../authentication/signed-in.ts';
import { day } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';
import { RefusedCall, refuseField } from '../../../http/problems.ts';
import { oneLine } from '../../../site-forms/clean-text.ts';
import { answerSignedIn } from '../answer-signed-in.ts';
import type { AppHostServices } from '../services.ts';
import { showAccount } from './show-account.ts';

/**
 * Stores the language of the page when the user saves, or opens the account page a day after signing in. A
 * thief who has just signed in must not choose the language of the emails that report it.
 */
async function noteLanguageOf(database: Database, accountId: string): Promise<void> {
  const account = await findAccount(database, accountId);
  if (account !== undefined) await noteLanguage(database, account);
}

/** GET /account and PUT /account/profile: reads the account page's data, and changes the names. */
export async function profile(app: FastifyInstance, services: AppHostServices): Promise<void> {
  const { clock } = services;
  answerSignedIn(app, services, accountCalls.readAccount, async (_request, { accountId, startedAt }) => {
    const now = clock();
    if (now - startedAt > day) await noteLanguageOf(services.database, accountId);
    return showAccount(services, accountId, now);
  });
  answerSignedIn(app, services, accountCalls.saveProfile, async (request, signedIn) => {
    await saveProfile(services, request, signedIn, request.body);
    return showAccount(services, signedIn.accountId, clock());
  });
}

const onlyOwners = 'Only an owner can change the name of the business. Nothing was saved.';

async function saveProfile(
  services: AppHostServices,
  request: FastifyRequest,
  { accountId, businessId, sessionId, role }: SignedIn,
  typed: Profile,
): Promise<void> {
  const name = oneLine(typed.name);
  const business = typed.business === undefined ? undefined : oneLine(typed.business);
  if (name === '') throw refuseField('name', nameRequired);
  if (business === '') throw refuseField('business', businessRequired);
  await services.database.transaction().execute(async (transaction) => {
    if (business !== undefined && role !== 'owner') {
      // A page that was open during an update still sends the name that it shows.
      const current = (await findOwnWords(transaction, accountId))?.business;
      if (business !== current) throw new RefusedCall(403, onlyOwners);
    }
    await saveNames(transaction, { accountId, name, businessId, business });
    await noteLanguageOf(transaction, accountId);
    const at = services.clock();
    await recordAuditEvent(transaction, 'profile changed', { at, request, accountId, sessionId });
  });
}
