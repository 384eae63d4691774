import type { CallRequest } from '@accounting-site/contract/forms/call-requests';
import { demoRequestFields } from '@accounting-site/contract/forms/demo-request-fields';
import { openStages } from '@accounting-site/contract/staff/leads';
import { day } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';
import { oneLine } from '../../../site-forms/clean-text.ts';
import { planName } from '../../../site-forms/known-plan.ts';
import { addEvent, lockLead } from './change-lead.ts';
import { findByKey, findLead, type LeadRow } from './leads.repository.ts';

/**
 * Finds the lead that another request with this phone number is joined to: the latest within a day. Nothing is
 * joined to a suspected lead, because staff may never look at it, nor to one that staff closed as spam. A won lead is
 * a customer, whose new request becomes a new lead.
 */
export function findLeadToJoin(
  database: Database,
  phoneNumber: string,
  now: number,
): Promise<LeadRow | undefined> {
  return database
    .selectFrom('demo_requests')
    .selectAll()
    .where('phone_number', '=', phoneNumber)
    .where('received_at', '>', now - day)
    .where('suspected', '=', 0)
    .where('stage', 'in', [...openStages, 'lost'])
    .where('lost_reason', '!=', 'spam')
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Finds the lead or the joined request that is stored with this key. */
export const findStored = async (database: Database, key: string) =>
  (await findByKey(database, key)) ?? findJoined(database, key);

async function findJoined(database: Database, key: string) {
  const event = await database
    .selectFrom('lead_events')
    .select(['id', 'at as receivedAt'])
    .where('idempotency_key', '=', key)
    .where('kind', '=', 'asked again')
    .executeTakeFirst();
  return event && { ...event, isNew: false };
}

/** Finds a joined request and its lead, by the id of its event. Undefined when the lead was erased. */
export async function findJoinedRequest(database: Database, id: string) {
  const event = await database
    .selectFrom('lead_events')
    .select(['lead_id', 'at', 'text'])
    .where('id', '=', id)
    .executeTakeFirst();
  const lead = event && (await findLead(database, event.lead_id));
  return lead && { lead, at: event.at, text: event.text };
}

/**
 * Adds a request to the history of a lead, with everything that was typed, and sets the due time of the answer
 * unless it is due earlier. A lost lead is opened again. Undefined if the lead was erased meanwhile.
 */
export async function joinToLead(
  transaction: Database,
  id: string,
  sent: CallRequest,
  { key, now, dueAt }: { key: string; now: number; dueAt: number },
) {
  const lead = await lockLead(transaction, id);
  if (lead === undefined) return undefined;
  const source = { at: now, accountId: undefined };
  const isNew = await addEvent(transaction, { id, kind: 'asked again', text: describe(sent), key, source });
  const joined = await findJoined(transaction, key);
  if (joined === undefined || !isNew) return joined;

  const isLost = lead.stage === 'lost';
  if (isLost) await addEvent(transaction, { id, kind: 'stage', text: 'new', place: 1, source });
  if (isLost || lead.due_at === null || lead.due_at > dueAt) {
    await transaction
      .updateTable('demo_requests')
      .set({ due_at: dueAt, alerted_at: null, ...(isLost && reopened) })
      .where('id', '=', id)
      .execute();
  }
  return { ...joined, isNew };
}

const reopened = { stage: 'new', lost_reason: '', answered_at: null, contacted_at: null } as const;

/** What the visitor typed, and on which page, as lines for staff. */
function describe(sent: CallRequest): string {
  const lines = [
    [demoRequestFields.name.heading, sent.name],
    [demoRequestFields.phone.heading, sent.phone],
    ['Best time (GMT)', sent.best_time],
    ['Plan', sent.plan && planName(sent.plan)],
    ['Page', sent.page],
    ['Button', sent.button],
    ['Source', [sent.source, sent.medium, sent.campaign].filter(Boolean).join(', ')],
    ['Referrer', sent.referrer],
    ['First page', sent.first_page],
  ];
  return lines.flatMap(([label, value = '']) => (value ? [`${label}: ${oneLine(value)}`] : [])).join('\n');
}
