import { randomUUID } from 'node:crypto';
import { firstLanguage } from '@accounting-site/content/languages/current-language';
import { publishedLanguages } from '@accounting-site/content/languages/languages';
import type { WebinarRegistration } from '@accounting-site/contract/forms/webinar-registrations';
import { rolesWith } from '@accounting-site/contract/staff/staff-roles';
import {
  readWebinarDate,
  type WebinarMessage,
  webinarDateOf,
} from '@accounting-site/contract/staff/staff-webinars';
import type { ExpressionBuilder } from 'kysely';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import { day as oneDay } from '../../../clock.ts';
import { hasRow } from '../../../database/has-row.ts';
import { inParts } from '../../../database/in-parts.ts';
import type { Database } from '../../../database/open-database.ts';
import type { Tables } from '../../../database/tables.ts';
import { enqueue } from '../../../outbox/outbox.repository.ts';
import { severalLines } from '../../../site-forms/clean-text.ts';
import { type ChangeSource, lockLead } from '../leads/change-lead.ts';
import { webinarMessageTemplate } from '../leads/lead-messages.ts';
import { isRegisteredFor } from '../leads/list-leads.ts';
import { lockSubjects } from '../leads/lock-subjects.ts';

/**
 * Emails a message of staff to everyone who registered for a date of a webinar, and adds it to the history of each
 * lead. Leads that staff closed as lost get none.
 * @param key of the request, so that a message that is sent again reaches each person once
 * @returns to how many people
 */
export function emailRegistered(
  database: Database,
  { webinar, text }: WebinarMessage,
  { source, key }: { source: ChangeSource; key: string },
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    await lockSubjects(transaction, [webinar], source.at);
    // The update locks the leads: one that is erased meanwhile could not get an event.
    const leads = await transaction
      .updateTable('demo_requests')
      .set((row) => ({ received_at: row.ref('received_at') }))
      .where((row) => canBeEmailed(row, webinar))
      .returning(['id', 'page', 'email', 'received_at'])
      .execute();
    // A person who registered again after the time changed has two leads. A retry must use the same one.
    leads.sort((one, other) => other.received_at - one.received_at);
    const people = [...new Map(leads.map((lead) => [lead.email.toLowerCase(), lead])).values()];
    // Two members of staff may choose the same key for two messages.
    const ofAccount = `${source.accountId}:${key}`;
    await emailLeads(transaction, people, { text: severalLines(text), key: ofAccount, source });
    const detail = `${webinar}: ${people.length} people`;
    await recordAuditEvent(transaction, 'webinar message sent', { ...source, detail });
    return people.length;
  });
}

/**
 * Waits until a message about this date is stored for everyone, so that later registrations get it too. Call
 * it before the registration is stored.
 */
export const lockWebinarDate = (transaction: Database, { webinarId, occurrenceStart }: Seat, now: number) =>
  lockSubjects(transaction, [webinarDateOf(webinarId, occurrenceStart)], now);

type Seat = Pick<WebinarRegistration, 'webinarId' | 'occurrenceStart'>;

/**
 * Emails a person who registered late what the others have: the latest message about the date that contains a link,
 * such as the link to join. Only if its author may still write to them, so that what a former member of staff wrote
 * is not sent on.
 * @param id of the registration and its lead
 */
export async function passOnLink(transaction: Database, id: string, now: number): Promise<void> {
  const lead = await lockLead(transaction, id);
  if (lead === undefined || lead.suspected === 1 || lead.stage === 'lost' || lead.email === '') return;
  const { webinarId, day } = readWebinarDate(lead.message);
  // From the registrations, whose index finds those of a date.
  const ofDate = transaction
    .selectFrom('lead_events')
    .where('lead_events.kind', '=', 'emailed')
    .innerJoin('webinar_registrations', 'webinar_registrations.id', 'lead_events.lead_id')
    .where('webinar_id', '=', webinarId)
    .where('occurrence_start', '>=', Date.parse(day))
    .where('occurrence_start', '<', Date.parse(day) + oneDay);
  const email = lead.email.toLowerCase();
  const isTheirs = ofDate.where((row) =>
    row.or([row('lead_id', '=', id), row('webinar_registrations.email', '=', email)]),
  );
  if (await hasRow(isTheirs.select('lead_events.id').limit(1))) return;
  const withLink = ofDate.select('text').where('text', 'like', '%https://%');
  const latest = await withLink.orderBy('at', 'desc').limit(1).executeTakeFirst();
  if (latest === undefined) return;
  // A copy that was passed on has no author, so look for the message itself.
  const author = await ofDate
    .innerJoin('accounts', 'accounts.id', 'lead_events.account_id')
    .select('accounts.id')
    .where('text', '=', latest.text)
    .where('accounts.role', 'in', rolesWith('leads'))
    .where('accounts.disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (author === undefined) return;
  const source = { at: now, accountId: undefined };
  await emailLeads(transaction, [lead], { text: latest.text, key: 'link', source });
}

/** Adds the message to the history of each lead and to the outbox, once for each key. */
async function emailLeads(
  transaction: Database,
  people: readonly { id: string; page: string }[],
  { text, key, source }: { text: string; key: string; source: Pick<ChangeSource, 'at' | 'accountId'> },
): Promise<void> {
  const { at, accountId: account_id = null } = source;
  const event = { at, account_id, kind: 'emailed', text } as const;
  const pages = new Map(people.map(({ id, page }) => [id, page]));
  for (const ids of inParts([...pages.keys()])) {
    const added = await transaction
      .insertInto('lead_events')
      .values(ids.map((id) => ({ ...event, id: randomUUID(), lead_id: id, idempotency_key: `${key}/${id}` })))
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning(['id', 'lead_id'])
      .execute();
    const messages = added.map(({ id, lead_id }) => {
      const language = languageOfPage(pages.get(lead_id) ?? '');
      return { kind: 'mail', template: webinarMessageTemplate, subjectId: id, language } as const;
    });
    await enqueue(transaction, messages, at);
  }
}

const canBeEmailed = (row: ExpressionBuilder<Tables, 'demo_requests'>, webinar: string) =>
  row.and([isRegisteredFor(row, webinar), row('stage', '!=', 'lost'), row('email', '!=', '')]);

/** The language of the page that a form was sent from. */
const languageOfPage = (page: string): string =>
  publishedLanguages().find(({ id }) => page.startsWith(`/${id}/`))?.id ?? firstLanguage;
