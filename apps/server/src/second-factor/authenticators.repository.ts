import { hour } from '../clock.ts';
import { type Blanks, keepQuery } from '../database/kept-queries.ts';
import type { Database } from '../database/open-database.ts';
import type { InstallationKey } from '../secrets/installation-key.ts';
import { createSecret, findStep } from './totp.ts';

/** Long enough to install an app over a slow network. */
const offeredFor = hour;

/** What an account page says of the authenticator app that counts; undefined where there is none. */
export async function findAuthenticator(
  database: Database,
  accountId: string,
): Promise<{ addedAt: number } | undefined> {
  const row = await findInState(database, accountId, 'confirmed');
  return row && { addedAt: row.since };
}

/**
 * Makes a secret that counts once a code of it is confirmed. One that was offered before is forgotten; one that counts
 * goes on doing so until then.
 * @returns the secret in base32, to be shown once
 */
export async function offerAuthenticator(
  transaction: Database,
  key: InstallationKey,
  accountId: string,
  now: number,
): Promise<string> {
  const secret = createSecret();
  const offer = { sealed_secret: seal(key, accountId, secret), since: now, last_step: 0 };
  await transaction
    .insertInto('authenticators')
    .values({ account_id: accountId, state: 'offered', ...offer })
    .onConflict((conflict) => conflict.columns(['account_id', 'state']).doUpdateSet(offer))
    .execute();
  return secret;
}

/**
 * Makes the offered secret the second factor of the account, in place of any other, if the code is one of it. That code
 * is used up. Pass a transaction that holds the account.
 * @returns 'nothing offered' also when that was too long ago
 */
export async function confirmAuthenticator(
  transaction: Database,
  key: InstallationKey,
  { accountId, code, now }: { accountId: string; code: string; now: number },
): Promise<'confirmed' | 'wrong code' | 'nothing offered'> {
  const offer = await findInState(transaction, accountId, 'offered');
  if (offer === undefined || Math.abs(now - offer.since) > offeredFor) return 'nothing offered';
  const step = stepOf(key, offer, code, now);
  if (step === undefined) return 'wrong code';
  await deleteInState(transaction, accountId, 'confirmed');
  await transaction
    .updateTable('authenticators')
    .set({ state: 'confirmed', since: now, last_step: step })
    .where('account_id', '=', accountId)
    .where('state', '=', 'offered')
    .execute();
  return 'confirmed';
}

/**
 * Whether this is a code of the account's authenticator app. Each is good for once, and none that is older than one
 * which was used: the update is guarded, so of any number of callers side by side one gets true (RFC 6238 §5.2).
 */
export async function takeAuthenticatorCode(
  transaction: Database,
  key: InstallationKey,
  { accountId, code, now }: { accountId: string; code: string; now: number },
): Promise<boolean> {
  const authenticator = await findInState(transaction, accountId, 'confirmed');
  const step = authenticator && stepOf(key, authenticator, code, now);
  if (step === undefined) return false;
  const { numUpdatedRows } = await transaction
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('state', '=', 'confirmed')
    .where('sealed_secret', '=', authenticator?.sealed_secret ?? '')
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Forgets the secret of an app that is being added. */
export async function deleteOffer(transaction: Database, accountId: string): Promise<void> {
  await deleteInState(transaction, accountId, 'offered');
}

/** Removes the authenticator app, and one that is being added. Returns whether one was confirmed. */
export async function removeAuthenticator(transaction: Database, accountId: string): Promise<boolean> {
  await deleteOffer(transaction, accountId);
  return deleteInState(transaction, accountId, 'confirmed');
}

/** Forgets secrets that were offered and never confirmed. */
export async function deleteOldOffers(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('authenticators')
    .where('state', '=', 'offered')
    .where('since', '<', now - offeredFor)
    .execute();
}

type State = 'offered' | 'confirmed';

const selectInState = keepQuery((database, blank: Blanks<{ accountId: string; state: State }>) =>
  database
    .selectFrom('authenticators')
    .selectAll()
    .where('account_id', '=', blank('accountId'))
    .where('state', '=', blank('state'))
    .compile(),
);

async function findInState(database: Database, accountId: string, state: State) {
  const { rows } = await selectInState(database, { accountId, state });
  return rows[0];
}

async function deleteInState(transaction: Database, accountId: string, state: State): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('authenticators')
    .where('account_id', '=', accountId)
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

const purpose = 'authenticator';

function seal(key: InstallationKey, accountId: string, secret: string): string {
  return key.seal(purpose, accountId, secret);
}

/** Undefined also for a secret that was sealed with another installation key: it is of no use. */
function stepOf(
  key: InstallationKey,
  { account_id, sealed_secret }: { account_id: string; sealed_secret: string },
  code: string,
  now: number,
): number | undefined {
  const secret = key.open(purpose, account_id, sealed_secret);
  return secret === undefined ? undefined : findStep(secret, code, now);
}
