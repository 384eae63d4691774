import { isStaffRole } from '@accounting-site/contract/staff/staff-roles';
import type { AccountRow } from '../accounts/accounts.repository.ts';
import { type AuditEvent, type AuditSource, recordAuditEvent } from '../audit/audit-events.repository.ts';
import { endChallengesOfAccount } from '../challenges/challenges.repository.ts';
import { day } from '../clock.ts';
import type { NoticeKind } from '../database/account-tables.ts';
import type { Database } from '../database/open-database.ts';
import { addNotice } from '../notices/notices.repository.ts';
import { findAuthenticator, removeAuthenticator } from './authenticators.repository.ts';
import { deleteBackupCodes } from './backup-codes.repository.ts';

/**
 * The wait between the reset that requests it and the end of two-factor sign-in, so that the owner can notice
 * the email.
 */
const recoveryWait = 3 * day;

/** The account, locked by the transaction, and the request that changes it. */
interface Change {
  readonly account: AccountRow;
  readonly request: AuditSource;
  /** The browser's name for the email. */
  readonly device: string;
  readonly now: number;
}

/**
 * Schedules the end of two-factor sign-in for a user who can read the account's email but has no code. Staff
 * are refused, because their accounts show visitors' data: an admin verifies them in person, then removes and
 * invites them again, or runs `user remove-factors` on the server. Does nothing without an authenticator app.
 */
export async function beginRecovery(transaction: Database, change: Change): Promise<void> {
  const { account, now } = change;
  if (isStaffRole(account.role)) return;
  if ((await findAuthenticator(transaction, account.id)) === undefined) return;
  await setEnd(transaction, account.id, now + recoveryWait);
  await tell(transaction, change, 'second factor ends', 'second factor recovery began');
}

/** Cancels the scheduled end of two-factor sign-in. */
export async function cancelRecovery(transaction: Database, change: Change): Promise<void> {
  const { account } = change;
  if (account.second_factor_ends_at === null) return;
  await setEnd(transaction, account.id, null);
  await tell(transaction, change, 'second factor stays', 'second factor recovery cancelled');
}

/** Queues an email to the owner, and records the event. */
async function tell(
  transaction: Database,
  { account, request, device, now }: Change,
  notice: NoticeKind,
  event: AuditEvent,
): Promise<void> {
  await addNotice(transaction, notice, { account, device, now });
  await recordAuditEvent(transaction, event, { at: now, request, accountId: account.id });
}

/** Whether the wait is over, so that two-factor sign-in is to be turned off. */
export function isRecoveryDue({ second_factor_ends_at: end, role }: AccountRow, now: number): boolean {
  return end !== null && end <= now && !isStaffRole(role);
}

/**
 * Turns two-factor sign-in off: deletes the app, the backup codes and all challenges that wait for a code.
 * @param device undefined if no notice is wanted, because the caller sends its own
 * @param detail why, for the audit record
 * @returns whether it was on
 */
export async function endSecondFactor(
  transaction: Database,
  { account, request, device, now }: Omit<Change, 'device'> & { readonly device: string | undefined },
  detail?: string,
): Promise<boolean> {
  const wasOn = await removeAuthenticator(transaction, account.id);
  await setEnd(transaction, account.id, null);
  if (!wasOn) return false;
  await deleteBackupCodes(transaction, account.id);
  await endChallengesOfAccount(transaction, account.id, 'second factor');
  if (device !== undefined) await addNotice(transaction, 'second factor removed', { account, device, now });
  await recordAuditEvent(transaction, 'authenticator removed', {
    at: now,
    request,
    accountId: account.id,
    detail,
  });
  return true;
}

async function setEnd(transaction: Database, accountId: string, at: number | null): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({ second_factor_ends_at: at })
    .where('id', '=', accountId)
    .execute();
}
