import type { LeadMessage } from '@accounting-site/contract/staff/staff-leads';
import type { Selectable } from 'kysely';
import type { Database } from '../../../../database/open-database.ts';
import type { OutboxTable } from '../../../../database/tables.ts';
import { isoTime } from '../../../../iso-time.ts';
import { findEventIds } from '../delete-leads.ts';
import { askedAgainTemplates, demoRequestTemplates, webinarMessageTemplate } from '../lead-messages.ts';
import { reminderTemplates } from '../remind-staff.ts';

const { toSales, toVisitor, webhook, seat } = demoRequestTemplates;
/** The templates to each receiver, the first message before those that follow later. */
const receivers: Readonly<Record<LeadMessage['to'], readonly string[]>> = {
  company: [toSales, askedAgainTemplates.toSales, reminderTemplates.waiting],
  visitor: [toVisitor, seat, webinarMessageTemplate],
  crm: [webhook, askedAgainTemplates.webhook],
};
const states = ['failed', 'waiting', 'sent'] as const;

/**
 * The status of the messages about a lead: one for each receiver. A message that was given up comes before one that
 * waits, and both before one that was sent.
 */
export async function findMessages(database: Database, id: string): Promise<LeadMessage[]> {
  const rows = await database
    .selectFrom('outbox')
    .selectAll()
    .where('template', 'in', Object.values(receivers).flat())
    // A message about a request that was joined to a lead is about its event.
    .where('subject_id', 'in', [id, ...(await findEventIds(database, [id]))])
    .execute();
  return (['company', 'visitor', 'crm'] as const).flatMap((to) => {
    const sent = receivers[to].flatMap((template) => rows.filter((row) => row.template === template));
    const [first] = sent
      .map(stateOf)
      .sort((one, other) => states.indexOf(one.state) - states.indexOf(other.state));
    return first === undefined ? [] : { to, ...first };
  });
}

function stateOf(row: Selectable<OutboxTable>): Omit<LeadMessage, 'to'> {
  const { sent_at, failed_at, next_attempt_at, created_at, last_error: problem } = row;
  if (sent_at !== null) return { state: 'sent', at: isoTime(sent_at), problem: null };
  if (failed_at !== null) return { state: 'failed', at: isoTime(failed_at), problem };
  return { state: 'waiting', at: isoTime(next_attempt_at ?? created_at), problem };
}
