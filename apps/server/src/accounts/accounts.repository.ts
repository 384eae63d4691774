import { randomUUID } from 'node:crypto';
import type { Role } from '@accounting-site/contract/staff-roles';
import type { Selectable } from 'kysely';
import { type Blanks, keepQuery } from '../database/kept-queries.ts';
import type { Database } from '../database/open-database.ts';
import type { AccountTable } from '../database/tables.ts';

/** What tells a business apart in the owner's commands. */
export function findBusinesses(database: Database, name: string) {
  return database
    .selectFrom('businesses')
    .select(['id', 'name', 'created_at'])
    .where('name', '=', name)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The business that has had this name longest, made when there is none. Returns its id. */
export async function findOrAddBusiness(database: Database, name: string, now: number): Promise<string> {
  const [found] = await findBusinesses(database, name);
  return found?.id ?? addBusiness(database, { name, now });
}

/** Adds a business and returns its id. `trialEndsAt` is for those that try us out. */
export async function addBusiness(
  database: Database,
  business: {
    name: string;
    now: number;
    trialEndsAt?: number;
    paymentMethod?: string | undefined;
    plan?: string | undefined;
  },
): Promise<string> {
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
    })
    .execute();
  return id;
}

/** An account as whoever signs in to it is checked. `password_hash` is empty where no password leads in. */
export type AccountRow = Selectable<AccountTable>;

const selectByEmail = keepQuery((database, blank: Blanks<{ email: string }>) =>
  database.selectFrom('accounts').selectAll().where('email', '=', blank('email')).compile(),
);

/** The account behind an address, in lower case and without white space around it. */
export async function findAccountByEmail(database: Database, email: string): Promise<AccountRow | undefined> {
  const { rows } = await selectByEmail(database, { email });
  return rows[0];
}

/** The account of an id. */
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
 * The account of an id, held until the transaction ends: whatever disables it or sets its password has happened by now,
 * or waits. A plain read would let a session begin beside the change that ends all sessions.
 */
export async function holdAccount(transaction: Database, id: string): Promise<AccountRow | undefined> {
  const { rows } = await updateNothing(transaction, { id });
  return rows[0];
}

/** What other people know of the owner of an account: no password of theirs is made of it. */
export function findOwnWords(database: Database, accountId: string) {
  return database
    .selectFrom('accounts')
    .innerJoin('businesses', 'businesses.id', 'accounts.business_id')
    .select(['accounts.name', 'accounts.email', 'businesses.name as business'])
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
}

/** Replaces a password hash that was made with a lower cost; not when the password was changed meanwhile. */
export async function replacePasswordHash(
  database: Database,
  accountId: string,
  hashes: { from: string; to: string },
): Promise<void> {
  await database
    .updateTable('accounts')
    .set({ password_hash: hashes.to })
    .where('id', '=', accountId)
    .where('password_hash', '=', hashes.from)
    .execute();
}

/** Gives an account another role, and notes since when it has it. */
export async function setRole(
  transaction: Database,
  { id }: Pick<AccountRow, 'id'>,
  { role, now }: { role: Role; now: number },
): Promise<void> {
  await transaction.updateTable('accounts').set({ role, role_since: now }).where('id', '=', id).execute();
}

/** Notes that the person declined to add a passkey, so that nobody asks again. */
export async function declinePasskeyOffer(database: Database, accountId: string, now: number): Promise<void> {
  await database
    .updateTable('accounts')
    .set({ passkey_offer_declined_at: now })
    .where('id', '=', accountId)
    .where('passkey_offer_declined_at', 'is', null)
    .execute();
}

/** Sets the password of an account. */
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
 * @returns its id, or undefined when an account with that address is there already
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
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** Whether nobody can sign in yet. */
export async function hasNoAccounts(database: Database): Promise<boolean> {
  const account = await database.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  return account === undefined;
}

/** Every account with its business, by address. */
export function listAccounts(database: Database) {
  return database
    .selectFrom('accounts')
    .innerJoin('businesses', 'businesses.id', 'accounts.business_id')
    .select([
      'accounts.email',
      'accounts.role',
      'accounts.created_at',
      'accounts.disabled_at',
      'businesses.name as business',
      'businesses.trial_ends_at',
    ])
    .orderBy('accounts.email')
    .execute();
}
