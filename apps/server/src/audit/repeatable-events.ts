import { minute } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { countAgainst, type RateLimit } from '../limits/rate-limits.repository.ts';
import { type AuditEvent, recordAuditEvent } from './audit-events.repository.ts';

const repeats: RateLimit = { name: 'repeated audit event', points: 1, duration: 10 * minute };

/**
 * Records an event that changes nothing, such as a read or a refusal. The same event of the same account is
 * recorded once in ten minutes, so that reloading a page or repeated refused attempts do not fill the table.
 */
export async function recordRepeatable(
  database: Database,
  event: AuditEvent,
  details: Parameters<typeof recordAuditEvent>[2] & { accountId: string },
): Promise<void> {
  const key = [details.accountId, event, details.detail].join(' ');
  await database.transaction().execute(async (transaction) => {
    const wait = await countAgainst(transaction, repeats, key, details.at);
    if (wait === undefined) await recordAuditEvent(transaction, event, details);
  });
}
