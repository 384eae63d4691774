import { randomUUID } from 'node:crypto';
import type { Database } from '../../../database/open-database.ts';

/** The business of that name, made when there is none. Returns its id. */
export async function findOrAddBusiness(database: Database, name: string, now: number): Promise<string> {
  await database
    .insertInto('businesses')
    .values({ id: randomUUID(), name, created_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { id } = await database
    .selectFrom('businesses')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Adds an account. The address is stored trimmed and in lower case.
 * @returns its id, or undefined when an account with that address is there already
 */
export async function addAccount(
  database: Database,
  account: { businessId: string; email: string; role: string; passwordHash: string; now: number },
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
    .select(['accounts.email', 'accounts.role', 'businesses.name as business', 'accounts.created_at'])
    .orderBy('accounts.email')
    .execute();
}
