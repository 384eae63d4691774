import { hash, randomUUID } from 'node:crypto';
import { toInternationalNumber } from '@accounting-site/contract/fields/phone-number';
import { recordOf } from '@accounting-site/contract/fields/record-of';
import {
  demoRequestFieldNames,
  demoRequestFields,
} from '@accounting-site/contract/forms/demo-request-fields';
import type { DemoRequest } from '@accounting-site/contract/forms/demo-requests';
import { type LeadKind, leadSourceFields } from '@accounting-site/contract/staff/leads';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { day, hour } from '../../../clock.ts';
import type { LeadTable } from '../../../database/lead-tables.ts';
import type { Database } from '../../../database/open-database.ts';
import type { Tables } from '../../../database/tables.ts';
import { oneLine, severalLines } from '../../../site-forms/clean-text.ts';
import { searchTextOf } from './search-text.ts';

export type LeadRow = Selectable<LeadTable>;

/** With the name and the email address of the member of staff who follows up. */
export type OwnedLead = LeadRow & { owner_name: string | null; owner_email: string | null };

/** The name of the person with that of the company, if it is known. */
export const withCompany = ({ name, company }: LeadRow) => (company === '' ? name : `${name}, ${company}`);

/** What a form sends: the fields of the demo request. Some forms fill in only a few of them. */
type NewLead = DemoRequest & { kind: LeadKind; best_time?: string };

interface Arrival {
  key: string;
  now: number;
  /** When the answer is due; null if none was promised. */
  dueAt: number | null;
  /** The day of the privacy policy that the form showed. */
  privacyVersion: string;
  /** The member of staff who entered the lead. They know of it, so there is no alert about it. */
  ownerId?: string | undefined;
}

/**
 * Stores a lead once for each key. One with a filled-in honeypot is stored as suspected instead of dropped,
 * because a person's browser may have filled it in. So is one of a person whose lead was closed as spam.
 * @returns `isNew: false` for a lead that is already stored; `receivedAt` in milliseconds since 1970
 */
export async function storeLead(
  transaction: Database,
  lead: NewLead,
  { key, now, dueAt, privacyVersion, ownerId }: Arrival,
) {
  const typed = recordOf(demoRequestFieldNames, (name) =>
    demoRequestFields[name].kind === 'textarea' ? severalLines(lead[name]) : oneLine(lead[name]),
  );
  const phone_number = toInternationalNumber(lead.phone) ?? '';
  const suspected =
    ownerId === undefined && (lead.website !== '' || (await isMarkedSpam(transaction, typed, now)));
  const added = await transaction
    .insertInto('demo_requests')
    .values({
      id: randomUUID(),
      received_at: now,
      kind: lead.kind,
      ...typed,
      ...recordOf(leadSourceFields, (name) => lead[name]),
      phone_number,
      search_text: searchTextOf({ ...typed, phone_number }),
      best_time: oneLine(lead.best_time ?? ''),
      plan: lead.plan,
      suspected: suspected ? 1 : 0,
      privacy_version: privacyVersion,
      due_at: dueAt,
      ...(ownerId !== undefined && { owner_id: ownerId, alerted_at: dueAt }),
      idempotency_key: key,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  const stored = await transaction
    .selectFrom('demo_requests')
    .select(['id', 'received_at as receivedAt', 'suspected'])
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  return { ...stored, suspected: stored.suspected === 1, isNew: added !== undefined };
}

/** The leads that arrived within this time are searched for spam. */
const spamFor = 30 * day;

// The same literal as in migration 0028: a database uses the index only for an identical condition.
const isSpam = sql<boolean>`lost_reason = 'spam'`;

/** Whether staff closed a recent lead of this person as spam. */
async function isMarkedSpam(
  database: Database,
  person: { phone: string; email: string },
  now: number,
): Promise<boolean> {
  const spam = await database
    .selectFrom('demo_requests')
    .select('id')
    .where('received_at', '>', now - spamFor)
    .where(isSpam)
    .where((row) => isOfPerson(row, person))
    .limit(1)
    .executeTakeFirst();
  return spam !== undefined;
}

/** Whether a lead has this phone number or this email address, in any letter case. */
export function isOfPerson(
  row: ExpressionBuilder<Tables, 'demo_requests'>,
  { phone, email }: { phone: string; email: string },
) {
  const number = toInternationalNumber(phone);
  return row.or([
    ...(number === undefined ? [] : [row('phone_number', '=', number)]),
    // SQLite's lower() knows only the letters of ASCII.
    ...(email === '' ? [] : [row(sql`lower(email)`, '=', email.toLowerCase()), row('email', '=', email)]),
  ]);
}

/** The key for forms without one: the same content within the same hour is one request. */
export function keyOfContent(content: object, now: number): string {
  return `content-${hash('sha256', JSON.stringify([content, Math.floor(now / hour)]))}`;
}

/** Finds the lead that is stored with this key. */
export function findByKey(database: Database, key: string) {
  return database
    .selectFrom('demo_requests')
    .select(['id', 'received_at as receivedAt'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export function findLead(database: Database, id: string): Promise<OwnedLead | undefined> {
  return selectOwnedLeads(database).where('demo_requests.id', '=', id).executeTakeFirst();
}

export const selectOwnedLeads = (database: Database) =>
  database
    .selectFrom('demo_requests')
    .leftJoin('accounts', 'accounts.id', 'owner_id')
    .selectAll('demo_requests')
    .select(['accounts.name as owner_name', 'accounts.email as owner_email']);
