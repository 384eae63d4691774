import { isStaffRole } from '@accounting-site/contract/staff-roles';
import { type AccountRow, findAccount } from '../accounts/accounts.repository.ts';
import { day } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { RefusedCall } from '../problems.ts';
import { findAuthenticator } from '../second-factor/authenticators.repository.ts';

/** From the moment the role is given: time to install an app, and no more (ASVS 5.0, 6.3.3). */
export const staffGrace = 7 * day;

/**
 * From when on staff calls are refused to an account without an authenticator app, in milliseconds since 1970.
 * @returns undefined for accounts that have one, and that are not staff
 */
export async function findFactorDeadline(
  database: Database,
  account: Pick<AccountRow, 'id' | 'role' | 'role_since' | 'created_at'>,
): Promise<number | undefined> {
  if (!isStaffRole(account.role)) return undefined;
  if ((await findAuthenticator(database, account.id)) !== undefined) return undefined;
  return (account.role_since ?? account.created_at) + staffGrace;
}

/** @throws RefusedCall 403 that requires an authenticator app, once the grace is over */
export async function requireStaffFactor(database: Database, accountId: string, now: number): Promise<void> {
  const account = await findAccount(database, accountId);
  const deadline = account && (await findFactorDeadline(database, account));
  if (deadline === undefined || now < deadline) return;
  throw new RefusedCall(
    403,
    'Staff need two-step sign-in. Set up an authenticator app on your account page, under How you sign in.',
    { requires: 'authenticator' },
  );
}
