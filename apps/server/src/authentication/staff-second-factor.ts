import { isStaffRole } from '@accounting-site/contract/staff/staff-roles';
import { type AccountRow, findAccount } from '../accounts/accounts.repository.ts';
import { day } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { RefusedCall } from '../http/problems.ts';
import { findAuthenticator } from '../second-factor/authenticators.repository.ts';

/** Time to set up an app after an account has become staff (ASVS 5.0, 6.3.3). */
export const staffGrace = 7 * day;

/**
 * When staff endpoints start to refuse an account without an authenticator app, in milliseconds since 1970.
 * @returns undefined for accounts with an app, and for accounts that are not staff
 */
export async function findFactorDeadline(
  database: Database,
  account: Pick<AccountRow, 'id' | 'role' | 'role_since' | 'created_at'>,
): Promise<number | undefined> {
  if (!isStaffRole(account.role)) return undefined;
  if ((await findAuthenticator(database, account.id)) !== undefined) return undefined;
  return (account.role_since ?? account.created_at) + staffGrace;
}

/** Whether the account needs an authenticator app and has none, after the grace period. */
export async function lacksStaffFactor(database: Database, accountId: string, now: number): Promise<boolean> {
  const account = await findAccount(database, accountId);
  const deadline = account && (await findFactorDeadline(database, account));
  return deadline !== undefined && now >= deadline;
}

/** @throws RefusedCall 403 that requires an authenticator app, after the grace period */
export async function requireStaffFactor(database: Database, accountId: string, now: number): Promise<void> {
  if (!(await lacksStaffFactor(database, accountId, now))) return;
  throw new RefusedCall(
    403,
    'Staff need two-factor sign-in. Set up an authenticator app on your account page, under How you sign in.',
    { requires: 'authenticator' },
  );
}
