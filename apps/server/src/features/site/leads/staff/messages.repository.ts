import type { LeadMessage } from '@accounting-site/contract/staff/staff-leads';
import type { Selectable } from 'kysely';
import type { Database } from '../../../../database/open-database.ts';
import type { OutboxTable } from '../../../../database/tables.ts';
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
 * The status of the messages about leads, by the id of the lead: one for each receiver. A message that was given up
 * comes before one that waits, and both before one that was sent.
 */
export async function findMessages(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, LeadMessage[]>> {
  if (ids.length === 0) return new Map();
  const subjects = [...ids, ...(await findEventIds(database, ids))];
  const rows = await database
    .selectFrom('outbox')
    // A message about a request that was joined to a lead is about its event.
    .leftJoin('lead_events', 'lead_events.id', 'outbox.subject_id')
    .selectAll('outbox')
    .select(({ fn }) => fn.coalesce('lead_events.lead_id', 'outbox.subject_id').as('lead'))
    .where('template', 'in', Object.values(receivers).flat())
    .where('subject_id', 'in', subjects)
    .execute();
  const found = new Map<string, LeadMessage[]>();
  for (const [lead, ofLead] of Map.groupBy(rows, (row) => row.lead)) {
    const messages = (['company', 'visitor', 'crm'] as const).flatMap((to) => {
      const sent = receivers[to].flatMap((template) => ofLead.filter((row) => row.template === template));
      const [first] = sent
        .map(stateOf)
        .sort((one, other) => states.indexOf(one.state) - states.indexOf(other.state));
      return first === undefined ? [] : { to, ...first };
    });
    found.set(lead, messages);
  }
  return found;
}

function stateOf(row: Selectable<OutboxTable>): Omit<LeadMessage, 'to'> {
  const { sent_at, failed_at, next_attempt_at, created_at, last_error: problem } = row;
  if (sent_at !== null) return { state: 'sent', at: new Date(sent_at).toISOString(), problem: null };
  if (failed_at !== null) return { state: 'failed', at: new Date(failed_at).toISOString(), problem };
  return { state: 'waiting', at: new Date(next_attempt_at ?? created_at).toISOString(), problem };
}
