import { hour } from '../clock.ts';
import type { AuthenticatorTable } from '../database/account-tables.ts';
import { type Blanks, keepQuery } from '../database/kept-queries.ts';
import type { Database } from '../database/open-database.ts';
import type { InstallationKey } from '../secrets/installation-key.ts';
import { findStep, secretFrom } from './totp.ts';

/** Enough time to install an app over a slow network. */
const offeredFor = hour;

/** What the account page shows of the confirmed authenticator app; undefined when there is none. */
export async function findAuthenticator(
  database: Database,
  accountId: string,
): Promise<{ addedAt: number } | undefined> {
  const row = await findInState(database, accountId, 'confirmed');
  return row && { addedAt: row.since };
}

/**
 * Creates a secret, which is accepted after one of its codes is confirmed. A confirmed app stays in use until then. While
 * an offer is open, its session is offered the same: a phone with little memory closes the page while its user is in the
 * app, which has that secret by then. Other sessions get another one, because someone else may have seen this.
 * @returns the secret in base32
 */
export async function offerAuthenticator(
  transaction: Database,
  key: InstallationKey,
  { accountId, sessionId, now }: { accountId: string; sessionId: string; now: number },
): Promise<string> {
  const open = await findInState(transaction, accountId, 'offered');
  const secretOf = (since: number) =>
    secretFrom(key.derive('offered authenticator', `${sessionId} ${since}`));
  if (isOpen(open, now)) {
    const offered = secretOf(open.since);
    if (key.open(purpose, accountId, open.sealed_secret) === offered) return offered;
  }
  const secret = secretOf(now);
  const offer = { sealed_secret: key.seal(purpose, accountId, secret), since: now, last_step: 0 };
  await transaction
    .insertInto('authenticators')
    .values({ account_id: accountId, state: 'offered', ...offer })
    .onConflict((conflict) => conflict.columns(['account_id', 'state']).doUpdateSet(offer))
    .execute();
  return secret;
}

/**
 * Makes the offered secret the second factor of the account, replacing any other, if the code belongs to it.
 * The code is used up. Pass a transaction that has locked the account.
 * @returns 'nothing offered' also when the offer has expired
 */
export async function confirmAuthenticator(
  transaction: Database,
  key: InstallationKey,
  { accountId, code, now }: { accountId: string; code: string; now: number },
): Promise<'confirmed' | 'wrong code' | 'nothing offered'> {
  const offer = await findInState(transaction, accountId, 'offered');
  if (!isOpen(offer, now)) return 'nothing offered';
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

const isOpen = <Offer extends { since: number }>(offer: Offer | undefined, now: number): offer is Offer =>
  offer !== undefined && Math.abs(now - offer.since) <= offeredFor;

/**
 * Whether this is an unused code of the account's authenticator app. Each code is accepted once, and none
 * older than the last one used. The update is guarded, so of several concurrent callers one gets true (RFC
 * 6238 §5.2).
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

export async function deleteOffer(transaction: Database, accountId: string): Promise<void> {
  await deleteInState(transaction, accountId, 'offered');
}

/** Removes the authenticator app and any offered secret. Returns whether an app was confirmed. */
export async function removeAuthenticator(transaction: Database, accountId: string): Promise<boolean> {
  await deleteOffer(transaction, accountId);
  return deleteInState(transaction, accountId, 'confirmed');
}

/** Deletes offered secrets that were not confirmed in time. */
export async function deleteOldOffers(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('authenticators')
    .where('state', '=', 'offered')
    .where('since', '<', now - offeredFor)
    .execute();
}

type State = AuthenticatorTable['state'];

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

/** Undefined also when the secret was encrypted with another installation key and cannot be read. */
function stepOf(
  key: InstallationKey,
  { account_id, sealed_secret }: { account_id: string; sealed_secret: string },
  code: string,
  now: number,
): number | undefined {
  const secret = key.open(purpose, account_id, sealed_secret);
  return secret === undefined ? undefined : findStep(secret, code, now);
}
