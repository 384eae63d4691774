import { recordAuditEvent } from '../audit/audit-events.repository.ts';
import type { Database } from '../database/open-database.ts';
import type { EndReason } from './sessions.repository.ts';

/**
 * Ends the sessions of all accounts, as requested on the command line.
 * @param why the reason for the audit record
 * @param now milliseconds since 1970
 * @returns how many were open
 */
export async function signEverybodyOut(
  transaction: Database,
  { why, now }: { why: string; now: number },
): Promise<number> {
  const end_reason: EndReason = 'ended elsewhere';
  const { numUpdatedRows } = await transaction
    .updateTable('sessions')
    .set({ ended_at: now, end_reason })
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  await recordAuditEvent(transaction, 'every session ended', {
    at: now,
    request: 'command line',
    detail: why,
  });
  return Number(numUpdatedRows);
}
