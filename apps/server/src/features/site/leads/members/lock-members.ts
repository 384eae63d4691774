import { hasRight, isStaffRole } from '@accounting-site/contract/staff/staff-roles';
import { type AccountRow, lockAccount } from '../../../../accounts/accounts.repository.ts';
import { findLiveSession } from '../../../../authentication/sessions.repository.ts';
import { lacksRight, type StaffServices } from '../../../../authentication/signed-in.ts';
import type { Database } from '../../../../database/open-database.ts';
import { RefusedCall } from '../../../../http/problems.ts';
import type { InstallationKey } from '../../../../secrets/installation-key.ts';
import type { SiteServices } from '../../services.ts';
import type { StaffSource } from '../staff/admit-staff.ts';

export interface MemberServices extends StaffServices, Pick<SiteServices, 'outbox'> {
  readonly key: InstallationKey;
}

/**
 * Changes a member of staff in one transaction, and sends the emails that it queued.
 * @throws RefusedCall 401 or 403 when the caller is no longer an admin, 404 when there is no such member
 */
export async function changeMember(
  { database, outbox }: MemberServices,
  source: StaffSource,
  id: string,
  work: (transaction: Database, member: AccountRow) => Promise<void>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const member = await lockAdmin(transaction, source, id);
    if (member === undefined || !isStaffRole(member.role)) {
      throw new RefusedCall(404, 'There is no such member of staff');
    }
    await work(transaction, member);
  });
  outbox.wake();
}

/**
 * Locks the accounts of the admin and of the member until the transaction ends, and checks the admin again. If
 * two admins remove each other at the same time, one is refused, so an admin always remains.
 * @returns the account of the member
 */
export async function lockAdmin(
  transaction: Database,
  { accountId, sessionId, at }: StaffSource,
  memberId: string | undefined,
): Promise<AccountRow | undefined> {
  const locked = new Map<string, AccountRow | undefined>();
  // Always in the same order, because two transactions could deadlock otherwise.
  for (const id of [accountId, memberId ?? accountId].sort()) {
    if (!locked.has(id)) locked.set(id, await lockAccount(transaction, id));
  }
  const admin = locked.get(accountId);
  if (admin === undefined || (await findLiveSession(transaction, sessionId, at)) === undefined) {
    throw new RefusedCall(401, 'Please sign in');
  }
  if (!hasRight(admin.role, 'members')) throw lacksRight('members');
  return memberId === undefined ? undefined : locked.get(memberId);
}
