import type { LeadMessage } from '@accounting-site/contract/staff-leads';
import type { Selectable } from 'kysely';
import type { Database } from '../../../../database/open-database.ts';
import type { OutboxTable } from '../../../../database/tables.ts';
import { demoRequestTemplates } from '../lead-messages.ts';

const { toSales, toVisitor, webhook, seat } = demoRequestTemplates;
const receivers = [
  [toSales, 'company'],
  [toVisitor, 'visitor'],
  [seat, 'visitor'],
  [webhook, 'crm'],
] as const;

/** The status of the messages about leads, by the id of the lead. */
export async function findMessages(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, LeadMessage[]>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('outbox')
    .selectAll()
    .where('template', 'in', Object.values(demoRequestTemplates))
    .where('subject_id', 'in', ids)
    .execute();
  const found = new Map<string, LeadMessage[]>();
  for (const [template, to] of receivers) {
    for (const row of rows.filter((each) => each.template === template)) {
      const messages = found.get(row.subject_id) ?? [];
      found.set(row.subject_id, [...messages, { to, ...stateOf(row) }]);
    }
  }
  return found;
}

function stateOf(row: Selectable<OutboxTable>): Omit<LeadMessage, 'to'> {
  const { sent_at, failed_at, next_attempt_at, created_at, last_error: problem } = row;
  if (sent_at !== null) return { state: 'sent', at: new Date(sent_at).toISOString(), problem: null };
  if (failed_at !== null) return { state: 'failed', at: new Date(failed_at).toISOString(), problem };
  return { state: 'waiting', at: new Date(next_attempt_at ?? created_at).toISOString(), problem };
}
