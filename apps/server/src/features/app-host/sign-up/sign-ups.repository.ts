import type { CheckedSignUp } from '@accounting-site/contract/sign-up';
import type { Selectable } from 'kysely';
import { addAccount, addBusiness } from '../../../accounts/accounts.repository.ts';
import type { SignUpTable } from '../../../database/account-tables.ts';
import type { Database } from '../../../database/open-database.ts';
import { addMailedLink } from '../../../mailed-links/mailed-links.repository.ts';
import type { InstallationKey } from '../../../secrets/installation-key.ts';

/** What somebody asked for who has not confirmed it yet. */
export type SignUpRow = Selectable<SignUpTable>;

/** A sign-up with its password hashed and its address in lower case. */
export interface NewSignUp extends Pick<CheckedSignUp, 'name' | 'business' | 'email' | 'paymentMethod'> {
  readonly passwordHash: string;
}

/** Stores a sign-up and has its link mailed. Nothing can be signed in to until it is confirmed. */
export async function addSignUp(
  transaction: Database,
  key: InstallationKey,
  { name, business, email, paymentMethod, passwordHash }: NewSignUp,
  now: number,
): Promise<void> {
  const linkId = await addMailedLink(transaction, key, { purpose: 'sign-up', email, now });
  await transaction
    .insertInto('sign_ups')
    .values({
      link_id: linkId,
      name,
      business,
      password_hash: passwordHash,
      payment_method: paymentMethod ?? null,
    })
    .execute();
}

/** The sign-up that a link confirms. */
export function findSignUp(database: Database, linkId: string): Promise<SignUpRow | undefined> {
  return database.selectFrom('sign_ups').selectAll().where('link_id', '=', linkId).executeTakeFirst();
}

/**
 * Makes a sign-up what it asked for: a business on trial, and the account of its owner.
 * @returns undefined when the address has an account by now; let the transaction fail then
 */
export async function openTrial(
  transaction: Database,
  signUp: SignUpRow,
  { email, now, trialEndsAt }: { email: string; now: number; trialEndsAt: number },
) {
  const businessId = await addBusiness(transaction, {
    name: signUp.business,
    now,
    trialEndsAt,
    paymentMethod: signUp.payment_method ?? undefined,
  });
  const account = { businessId, email, role: 'owner', passwordHash: signUp.password_hash, name: signUp.name };
  const id = await addAccount(transaction, { ...account, now });
  return id === undefined ? undefined : { id, email, role: account.role };
}
