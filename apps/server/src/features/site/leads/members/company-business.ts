import { staffRoles } from '@accounting-site/contract/staff/staff-roles';
import type { AccountRow } from '../../../../accounts/accounts.repository.ts';
import type { Database } from '../../../../database/open-database.ts';

/**
 * Finds the business of the company: the one with the most members of staff, because invitations add them there. A
 * customer can get a staff role at the command line, and keeps their own business. One with a trial or
 * a plan is never the company's: it is a customer's.
 * @returns its id; undefined when only customers are members
 */
export async function findCompanyBusiness(database: Database): Promise<string | undefined> {
  const found = await database
    .selectFrom('accounts')
    .innerJoin('businesses', 'businesses.id', 'accounts.business_id')
    .select('businesses.id')
    .where('accounts.role', 'in', [...staffRoles])
    .where('businesses.trial_ends_at', 'is', null)
    .where('businesses.plan', 'is', null)
    .groupBy('businesses.id')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy(({ fn }) => fn.min(fn.coalesce('accounts.role_since', 'accounts.created_at')))
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

/**
 * Whether a member is a customer who got a staff role: an account that was added together with its business, which is
 * not the company's. Anyone who was added to an existing business may be a colleague whom an earlier version put there.
 */
export async function isCustomer(
  database: Database,
  { business_id, created_at }: Pick<AccountRow, 'business_id' | 'created_at'>,
): Promise<boolean> {
  if (business_id === (await findCompanyBusiness(database))) return false;
  const own = await database
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', business_id)
    .where('created_at', '=', created_at)
    .executeTakeFirst();
  return own !== undefined;
}
