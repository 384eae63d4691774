import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import type { Database } from '../../../database/open-database.ts';
import { setAnswered } from './demo-requests.repository.ts';

/**
 * Records in the request and the audit that a demo request was answered, or takes that back. Recording it
 * twice keeps the first time.
 */
export async function noteAnswered(
  database: Database,
  id: string,
  answered: boolean,
  source: Parameters<typeof recordAuditEvent>[2],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (!(await setAnswered(transaction, id, answered ? source.at : null))) return;
    const event = answered ? 'demo request answered' : 'demo request reopened';
    await recordAuditEvent(transaction, event, { ...source, detail: id });
  });
}
