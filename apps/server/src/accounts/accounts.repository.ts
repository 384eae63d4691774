import { randomUUID } from 'node:crypto';
import { isStaffRole, type Role } from '@accounting-site/contract/staff/staff-roles';
import type { Selectable } from 'kysely';
import { hasRow } from '../database/has-row.ts';
import { type Blanks, keepQuery } from '../database/kept-queries.ts';
import type { Database } from '../database/open-database.ts';
import type { AccountTable } from '../database/tables.ts';

/** Finds businesses by name, with the columns that identify them in the owner's commands, oldest first. */
export function findBusinesses(database: Database, name: string) {
  return database
    .selectFrom('businesses')
    .select(['id', 'name', 'created_at'])
    .where('name', '=', name)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Returns the id of the oldest business with this name. Adds one when there is none. */
export async function findOrAddBusiness(database: Database, name: string, now: number): Promise<string> {
  const [found] = await findBusinesses(database, name);
  return found?.id ?? addBusiness(database, { name, now });
}

export interface NewBusiness {
  readonly name: string;
  readonly now: number;
  /** Set for a business on trial. */
  readonly trialEndsAt?: number;
  readonly paymentMethod?: string | undefined;
  readonly plan?: string | undefined;
  /** Where its owner came from, as visits are counted. */
  readonly source?: string | undefined;
  readonly campaign?: string | undefined;
}

/** Adds a business and returns its id. */
export async function addBusiness(database: Database, business: NewBusiness): Promise<string> {
  const id = randomUUID();
  await database
    .insertInto('businesses')
    .values({
      id,
      name: business.name,
      created_at: business.now,
      trial_ends_at: business.trialEndsAt ?? null,
      payment_method: business.paymentMethod ?? null,
      plan: business.plan ?? null,
      source: business.source ?? '',
      campaign: business.campaign ?? '',
    })
    .execute();
  return id;
}

/** `password_hash` is empty when the account has no password. */
export type AccountRow = Selectable<AccountTable>;

const selectByEmail = keepQuery((database, blank: Blanks<{ email: string }>) =>
  database.selectFrom('accounts').selectAll().where('email', '=', blank('email')).compile(),
);

/** Finds an account by its address, which must be trimmed and in lower case. */
export async function findAccountByEmail(database: Database, email: string): Promise<AccountRow | undefined> {
  const { rows } = await selectByEmail(database, { email });
  return rows[0];
}

export function findAccount(database: Database, id: string): Promise<AccountRow | undefined> {
  return database.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

const updateNothing = keepQuery((database, blank: Blanks<{ id: string }>) =>
  database
    .updateTable('accounts')
    .set((row) => ({ created_at: row.ref('created_at') }))
    .where('id', '=', blank('id'))
    .returningAll()
    .compile(),
);

/**
 * Finds an account by its id and locks it until the transaction ends. A transaction that disables the account
 * or sets its password has either committed by then or waits. With a plain read, a session could start beside
 * the change that ends all sessions.
 */
export async function lockAccount(transaction: Database, id: string): Promise<AccountRow | undefined> {
  const { rows } = await updateNothing(transaction, { id });
  return rows[0];
}

/** The names, address and business that other people know. The password must not be made of them. */
export function findOwnWords(database: Database, accountId: string) {
  return database
    .selectFrom('accounts')
    .innerJoin('businesses', 'businesses.id', 'accounts.business_id')
    .select(['accounts.name', 'accounts.email', 'businesses.name as business'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
}

/** Another staff role does not extend the time that staff have to turn on two-factor sign-in. */
export async function setRole(
  transaction: Database,
  { id, role: from }: Pick<AccountRow, 'id' | 'role'>,
  { role, now }: { role: Role; now: number },
): Promise<void> {
  const set = isStaffRole(from) && isStaffRole(role) ? { role } : { role, role_since: now };
  await transaction.updateTable('accounts').set(set).where('id', '=', id).execute();
}

/**
 * Starts the time that staff have to turn on two-factor sign-in, when an invited member can sign in for the first time.
 */
export async function startRole(transaction: Database, accountId: string, now: number): Promise<void> {
  await transaction.updateTable('accounts').set({ role_since: now }).where('id', '=', accountId).execute();
}

/** Records that the user declined to add a passkey, so that the offer is not shown again. */
export async function declinePasskeyOffer(database: Database, accountId: string, now: number): Promise<void> {
  await database
    .updateTable('accounts')
    .set({ passkey_offer_declined_at: now })
    .where('id', '=', accountId)
    .where('passkey_offer_declined_at', 'is', null)
    .execute();
}

export async function setPasswordHash(
  transaction: Database,
  accountId: string,
  passwordHash: string,
): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .execute();
}

/**
 * Adds an account. The address is stored trimmed and in lower case.
 * @returns its id, or undefined when an account with that address exists
 */
export async function addAccount(
  database: Database,
  account: {
    businessId: string;
    email: string;
    role: string;
    passwordHash: string;
    now: number;
    name?: string;
    language?: string;
  },
): Promise<string | undefined> {
  const added = await database
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      business_id: account.businessId,
      email: account.email.trim().toLowerCase(),
      role: account.role,
      password_hash: account.passwordHash,
      created_at: account.now,
      role_since: account.now,
      name: account.name ?? '',
      language: account.language ?? null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

export const hasAccounts = (database: Database): Promise<boolean> =>
  hasRow(database.selectFrom('accounts').select('id').limit(1));

/** All accounts with their businesses, ordered by address. */
export function listAccounts(database: Database) {
  return database
    .selectFrom('accounts')
    .innerJoin('businesses', 'businesses.id', 'accounts.business_id')
    .select([
      'accounts.email',
      'accounts.name',
      'accounts.role',
      'accounts.created_at',
      'accounts.disabled_at',
      'businesses.name as business',
      'businesses.trial_ends_at',
      'businesses.plan',
    ])
    .orderBy('accounts.email')
    .execute();
}

/** Saves the name of a person, and that of their business if it is given. */
export async function saveNames(
  transaction: Database,
  names: { accountId: string; name: string; businessId: string; business: string | undefined },
): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({ name: names.name })
    .where('id', '=', names.accountId)
    .execute();
  if (names.business === undefined) return;
  await transaction
    .updateTable('businesses')
    .set({ name: names.business })
    .where('id', '=', names.businessId)
    .execute();
}

/** Changes the address of an account. @throws when another account has it */
export async function setEmail(transaction: Database, accountId: string, email: string): Promise<void> {
  await transaction.updateTable('accounts').set({ email }).where('id', '=', accountId).execute();
}
