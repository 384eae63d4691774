import { isStaffRole } from '@accounting-site/contract/staff/staff-roles';
import type { Database } from '../database/open-database.ts';
import { lockAccount } from './accounts.repository.ts';

/** Locks a business until the transaction ends. Other transactions that lock it wait. */
export async function lockBusiness(transaction: Database, id: string): Promise<void> {
  await transaction
    .updateTable('businesses')
    .set((row) => ({ created_at: row.ref('created_at') }))
    .where('id', '=', id)
    .execute();
}

/** Locks the accounts of a business in the order of their ids, as everywhere: two transactions could deadlock otherwise. */
export async function lockAccountsOf(transaction: Database, businessId: string): Promise<void> {
  const accounts = await transaction
    .selectFrom('accounts')
    .select('id')
    .where('business_id', '=', businessId)
    .orderBy('id')
    .execute();
  for (const { id } of accounts) await lockAccount(transaction, id);
}

export async function listEmailsOfBusiness(database: Database, id: string): Promise<string[]> {
  const accounts = await database
    .selectFrom('accounts')
    .select('email')
    .where('business_id', '=', id)
    .orderBy('email')
    .execute();
  return accounts.map(({ email }) => email);
}

/**
 * Who keeps a business when an account is deleted. Owners come first, then those who can become its owner: staff would
 * lose their role, and no one can sign in to a disabled account. Within each group the oldest account is first.
 * @returns undefined when no one else has an account in it
 */
export async function findNextOwner(
  database: Database,
  leaving: { id: string; role: string; business_id: string },
) {
  const others = await database
    .selectFrom('accounts')
    .select(['id', 'name', 'email', 'role', 'disabled_at'])
    .where('business_id', '=', leaving.business_id)
    .where('id', '!=', leaving.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const usable = others.filter(({ disabled_at }) => disabled_at === null);
  const owner = usable.find(({ role }) => role === 'owner');
  const heir = leaving.role === 'owner' ? usable.find(({ role }) => !isStaffRole(role)) : undefined;
  const next = owner ?? heir ?? usable[0] ?? others[0];
  return next && { ...next, becomesOwner: owner === undefined && next === heir };
}

/** The name of a business, its plan and the end of its trial. */
export function findPlan(database: Database, id: string) {
  return database
    .selectFrom('businesses')
    .select(['name', 'plan', 'trial_ends_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** @param trialEndsAt milliseconds since 1970; null if the business pays for the plan */
export async function setPlan(
  transaction: Database,
  id: string,
  { plan, trialEndsAt }: { plan: string; trialEndsAt: number | null },
): Promise<void> {
  await transaction
    .updateTable('businesses')
    .set({ plan, trial_ends_at: trialEndsAt })
    .where('id', '=', id)
    .execute();
}
