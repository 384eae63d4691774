import type { FastifyRequest } from 'fastify';
import type { AccountRow } from '../accounts/accounts.repository.ts';
import { recordAuditEvent } from '../audit/audit-events.repository.ts';
import { describeDevice } from '../authentication/devices.ts';
import type { Database } from '../database/open-database.ts';
import { addNotice } from '../notices/notices.repository.ts';
import type { InstallationKey } from '../secrets/installation-key.ts';
import { takeAuthenticatorCode } from './authenticators.repository.ts';
import { takeBackupCode } from './backup-codes.repository.ts';
import { forgiveCodes, noteWrongCode } from './code-limits.ts';
import { cancelRecovery } from './recovery.ts';

export type CodeKind = 'second factor' | 'backup code';

/**
 * Uses up a code given as the second factor of an account, and records and counts the outcome. Call
 * `countCode` before it, commit even when the code was wrong, and wake the outbox after the commit.
 * @param code six digits of the app, or the ten letters and digits of a backup code
 * @returns undefined when it is neither, or was already used
 */
export async function checkCode(
  transaction: Database,
  key: InstallationKey,
  attempt: { account: AccountRow; request: FastifyRequest; code: string; now: number },
): Promise<CodeKind | undefined> {
  const { account, request, now } = attempt;
  const kind = await verifyCode(transaction, key, { ...attempt, accountId: account.id });
  const event = { at: now, request, accountId: account.id };
  const device = describeDevice(request);
  if (kind === undefined) {
    await recordAuditEvent(transaction, 'second factor failed', event);
    await noteWrongCode(transaction, account, { device, now });
    return undefined;
  }
  await forgiveCodes(transaction, account.id, request);
  // A user with a code does not need the recovery.
  await cancelRecovery(transaction, { account, request, device, now });
  if (kind === 'backup code') {
    await recordAuditEvent(transaction, 'backup code used', event);
    await addNotice(transaction, 'backup code used', { account, device, now });
  }
  return kind;
}

/**
 * Uses up a code of the app or a backup code. Of several concurrent callers with the same code, one gets its
 * kind.
 */
export async function verifyCode(
  transaction: Database,
  key: InstallationKey,
  attempt: { accountId: string; code: string; now: number },
): Promise<CodeKind | undefined> {
  if (/^\d{6}$/.test(attempt.code)) {
    return (await takeAuthenticatorCode(transaction, key, attempt)) ? 'second factor' : undefined;
  }
  return (await takeBackupCode(transaction, key, attempt)) ? 'backup code' : undefined;
}
