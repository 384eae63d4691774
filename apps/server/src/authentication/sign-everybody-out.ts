import { recordAuditEvent } from '../audit/audit-events.repository.ts';
import type { Database } from '../database/open-database.ts';
import { endEverySession } from './sessions.repository.ts';

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
  const ended = await endEverySession(transaction, { reason: 'ended elsewhere', now });
  await recordAuditEvent(transaction, 'every session ended', {
    at: now,
    request: 'command line',
    detail: why,
  });
  return ended;
}
