import { type AuditSource, recordAuditEvent } from '../audit/audit-events.repository.ts';
import { endSessionsOfAccount } from '../authentication/sessions.repository.ts';
import { endChallengesOfAccount } from '../challenges/challenges.repository.ts';
import type { Database } from '../database/open-database.ts';
import { cancelMailedLinks } from '../mailed-links/mailed-links.repository.ts';

/**
 * Disables an account: ends its sessions, and cancels pending sign-ins and mailed links. Pass a transaction
 * that has locked the account.
 * @returns how many sessions ended
 */
export async function disableAccount(
  transaction: Database,
  accountId: string,
  now: number,
  request: AuditSource = 'command line',
): Promise<number> {
  await setDisabled(transaction, accountId, now);
  const ended = await endSessionsOfAccount(transaction, accountId, { reason: 'account disabled', now });
  await endChallengesOfAccount(transaction, accountId, 'second factor');
  await cancelMailedLinks(transaction, { accountId }, ['password reset', 'new e-mail', 'invitation'], now);
  await recordAuditEvent(transaction, 'account disabled', { at: now, request, accountId });
  return ended;
}

/** Allows sign-in to a disabled account again. */
export async function enableAccount(
  transaction: Database,
  accountId: string,
  now: number,
  request: AuditSource = 'command line',
): Promise<void> {
  await setDisabled(transaction, accountId, null);
  await recordAuditEvent(transaction, 'account enabled', { at: now, request, accountId });
}

/** Also cancels a scheduled removal of two-factor sign-in, because the owner cannot cancel it while disabled. */
async function setDisabled(transaction: Database, accountId: string, at: number | null): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({ disabled_at: at, second_factor_ends_at: null })
    .where('id', '=', accountId)
    .execute();
}
