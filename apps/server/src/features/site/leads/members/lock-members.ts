import { hasRight, isStaffRole } from '@accounting-site/contract/staff/staff-roles';
import type { FastifyRequest } from 'fastify';
import { type AccountRow, lockAccount } from '../../../../accounts/accounts.repository.ts';
import { findLiveSession } from '../../../../authentication/sessions.repository.ts';
import { lacksRight, type SignedIn, type StaffServices } from '../../../../authentication/signed-in.ts';
import type { Database } from '../../../../database/open-database.ts';
import { RefusedCall } from '../../../../http/problems.ts';
import type { OutboxWorker } from '../../../../outbox/outbox-worker.ts';
import type { InstallationKey } from '../../../../secrets/installation-key.ts';

export interface MemberServices extends StaffServices {
  readonly key: InstallationKey;
  /** Woken after an invitation was added. */
  readonly outbox: Pick<OutboxWorker, 'wake'>;
}

/** The admin who makes a change, and what it needs. */
export interface Change {
  readonly request: FastifyRequest;
  readonly by: SignedIn;
}

/** What the audit records of a change. */
export const sourceOf = ({ request, by: { accountId, sessionId } }: Change, at: number) => ({
  at,
  request,
  accountId,
  sessionId,
});

/**
 * Changes a member of staff in one transaction.
 * @throws RefusedCall 401 or 403 when the caller is no longer an admin, 404 when there is no such member
 */
export async function changeMember<Result>(
  { database, clock }: MemberServices,
  change: Change,
  id: string,
  work: (transaction: Database, change: { member: AccountRow; now: number }) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    const now = clock();
    const member = await lockAdmin(transaction, change, now, id);
    if (member === undefined || !isStaffRole(member.role)) {
      throw new RefusedCall(404, 'There is no such member of staff');
    }
    return work(transaction, { member, now });
  });
}

/**
 * Locks the accounts of the admin and of the member until the transaction ends, and checks the admin again. If
 * two admins remove each other at the same time, one is refused, so an admin always remains.
 * @returns the account of the member
 */
export async function lockAdmin(
  transaction: Database,
  { by }: Change,
  now: number,
  memberId: string | undefined,
): Promise<AccountRow | undefined> {
  const locked = new Map<string, AccountRow | undefined>();
  // Always in the same order, because two transactions could deadlock otherwise.
  for (const id of [by.accountId, memberId ?? by.accountId].sort()) {
    if (!locked.has(id)) locked.set(id, await lockAccount(transaction, id));
  }
  const admin = locked.get(by.accountId);
  if (admin === undefined || (await findLiveSession(transaction, by.sessionId, now)) === undefined) {
    throw new RefusedCall(401, 'Please sign in');
  }
  if (!hasRight(admin.role, 'members')) throw lacksRight('members');
  return memberId === undefined ? undefined : locked.get(memberId);
}
