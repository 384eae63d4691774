import type { LeadKind } from '@accounting-site/contract/staff/leads';
import type { Database } from '../../../database/open-database.ts';
import { DeliveryFailed } from '../../../outbox/outbox-message.ts';
import type { WebhookEvent } from '../../../webhook/post-webhook.ts';
import { findJoinedRequest } from './join-lead.ts';
import { leadRecord } from './lead-record.ts';
import { findLead, type OwnedLead } from './leads.repository.ts';

const types: Record<LeadKind, string> = {
  demo: 'demo_request.received',
  'self-hosting': 'demo_request.received',
  call: 'call_request.received',
  webinar: 'webinar_registration.received',
  added: 'lead.added',
};

/**
 * The webhook event for a lead: the record of the CSV file. Undefined when the lead was erased.
 * @throws DeliveryFailed for a lead of a kind that this version does not know
 */
export async function leadEvent(database: Database, id: string): Promise<WebhookEvent | undefined> {
  const lead = await findLead(database, id);
  if (lead === undefined) return undefined;
  const type: string | undefined = types[lead.kind];
  // A newer version that shared this database may have stored it. It sends it after the next upgrade.
  if (type === undefined) throw new DeliveryFailed(`there is no event for a lead '${lead.kind}'`, 'soon');
  return { type, at: lead.received_at, data: recordOf(lead) };
}

/** The webhook event for a joined request: the record of the earlier lead, and what was sent now. */
export async function askedAgainEvent(database: Database, id: string): Promise<WebhookEvent | undefined> {
  const joined = await findJoinedRequest(database, id);
  if (joined === undefined) return undefined;
  const { lead, at, text } = joined;
  return { type: 'call_request.repeated', at, data: { ...recordOf(lead), asked_again: text } };
}

const recordOf = (lead: OwnedLead) => ({
  ...leadRecord(lead),
  receivedAt: new Date(lead.received_at).toISOString(),
});
