import { recordOf } from '@accounting-site/contract/fields/record-of';
import { demoRequestFields } from '@accounting-site/contract/forms/demo-request-fields';
import { type LeadSourceField, leadSourceFields } from '@accounting-site/contract/staff/leads';
import { webinarDateOf } from '@accounting-site/contract/staff/staff-webinars';
import type { Database } from '../../../database/open-database.ts';
import type { WebinarRegistrationTable } from '../../../database/tables.ts';
import { addEvent, lockLead } from './change-lead.ts';
import { searchTextOf } from './search-text.ts';

interface SentWithSeat extends Partial<Record<LeadSourceField, string>> {
  privacyVersion?: string;
  /** The name that was typed, and when. */
  typed?: { name: string; at: number };
}

/**
 * Stores a registration as a lead with the same id, so that staff see everyone in one list. Nothing is due:
 * the confirmation was the answer. A person's registration replaces a suspected one. The message names the
 * webinar and its day, because staff ask about it first. Of someone who registers again, the first source and name
 * stay, because anyone can type an address; another name is added to the history.
 * @param sent what else the form sent: the day of the privacy policy that it showed and where the visitor
 * came from; empty if unknown
 */
export async function storeSeat(
  transaction: Database,
  { id, registered_at, webinar_id, occurrence_start, name, email, suspected }: WebinarRegistrationTable,
  { privacyVersion = '', typed, ...from }: SentWithSeat = {},
): Promise<void> {
  const message = webinarDateOf(webinar_id, new Date(occurrence_start).toISOString());
  const contact = { name, email, company: '', phone: '', phone_number: '', message };
  const added = await transaction
    .insertInto('demo_requests')
    .values({
      id,
      received_at: registered_at,
      kind: 'webinar',
      ...contact,
      search_text: searchTextOf(contact),
      suspected,
      ...recordOf(leadSourceFields, (name) => from[name] ?? ''),
      privacy_version: privacyVersion,
      idempotency_key: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added !== undefined || suspected === 1) return;
  const lead = await lockLead(transaction, id);
  if (lead === undefined) return;
  if (lead.suspected === 1) {
    // Staff may have corrected the other contact details.
    await transaction
      .updateTable('demo_requests')
      .set({ name, search_text: searchTextOf({ ...lead, name }), suspected: 0 })
      .where('id', '=', id)
      .execute();
  } else if (typed !== undefined && typed.name !== name && typed.name !== lead.name) {
    const text = `${demoRequestFields.name.heading}: ${typed.name}`;
    await addEvent(transaction, {
      id,
      kind: 'asked again',
      text,
      source: { at: typed.at, accountId: undefined },
    });
  }
}
