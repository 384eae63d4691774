import { toInternationalNumber } from '@accounting-site/contract/fields/phone-number';
import { contactRequired, fullNameRequired } from '@accounting-site/contract/fields/validation-messages';
import { type ContactField, contactFieldNames } from '@accounting-site/contract/forms/demo-request-fields';
import {
  type ContactChanges,
  readContactChanges,
  writeContactChanges,
} from '@accounting-site/contract/staff/contact-changes';
import type { LeadChange } from '@accounting-site/contract/staff/staff-leads';
import type { Database } from '../../../database/open-database.ts';
import { refuseField } from '../../../http/problems.ts';
import { oneLine } from '../../../site-forms/clean-text.ts';
import type { LeadRow } from './leads.repository.ts';
import { searchTextOf } from './search-text.ts';

/** The contact details that a change, or its undo, sets. */
export const contactOf = ({ contact, undo }: LeadChange) => contact ?? undo?.contact;

/**
 * Plans a correction of contact details: the columns, and the text of the event. Undefined if nothing changes.
 * @throws RefusedCall 422 when neither a phone number nor an email address remains
 */
export function planContact(before: LeadRow, change: LeadChange) {
  const changes: ContactChanges = {};
  const set: Partial<Record<ContactField, string>> = {};
  const wanted = contactOf(change) ?? {};
  for (const name of contactFieldNames) {
    const text = oneLine(wanted[name] ?? before[name]);
    if (wanted[name] === undefined || text === before[name]) continue;
    set[name] = text;
    changes[name] = [before[name], text];
  }
  if (Object.keys(changes).length === 0) return undefined;
  const after = { ...before, ...set };
  if (set.name === '') throw refuseField('contact.name', fullNameRequired);
  if (after.phone === '' && after.email === '') throw refuseField('contact.phone', contactRequired);
  const phone_number = toInternationalNumber(after.phone) ?? '';
  const search_text = searchTextOf({ ...after, phone_number });
  return { set: { ...set, phone_number, search_text }, text: writeContactChanges(changes) };
}

/**
 * The address that the form of a lead contained, also if staff have corrected it since: an email that was enqueued for
 * one address is not sent to another.
 */
export async function emailAsSent(database: Database, { id, email }: LeadRow): Promise<string> {
  const corrections = await database
    .selectFrom('lead_events')
    .select('text')
    .where('lead_id', '=', id)
    .where('kind', '=', 'contact details')
    .orderBy('at')
    .execute();
  const first = corrections.map(({ text }) => readContactChanges(text).email).find(Boolean);
  return first?.[0] ?? email;
}

/** Finds the leads that had a contact detail before a correction. */
export async function findByFormerContact(
  database: Database,
  field: ContactField,
  isTheirs: (value: string) => boolean,
): Promise<string[]> {
  const corrections = await database
    .selectFrom('lead_events')
    .select(['lead_id', 'text'])
    .where('kind', '=', 'contact details')
    .execute();
  const theirs = corrections.filter(({ text }) => readContactChanges(text)[field]?.some(isTheirs));
  return theirs.map(({ lead_id }) => lead_id);
}
