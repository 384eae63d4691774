import { firstLanguage } from '@accounting-site/content/current-language';
import { publishedLanguages } from '@accounting-site/content/languages';
import type { WebinarMessage } from '@accounting-site/contract/staff-webinars';
import type { ExpressionBuilder } from 'kysely';
import { recordAuditEvent } from '../../../audit/audit-events.repository.ts';
import type { Database } from '../../../database/open-database.ts';
import type { Tables } from '../../../database/tables.ts';
import { enqueue } from '../../../outbox/outbox.repository.ts';
import { severalLines } from '../../../site-forms/clean-text.ts';
import { addEvent, type ChangeSource, lockLead } from '../leads/change-lead.ts';
import { webinarMessageTemplate } from '../leads/lead-messages.ts';
import { isRegisteredFor } from '../leads/list-leads.ts';

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
    // The update locks the leads: one that is erased meanwhile could not get an event.
    const people = await transaction
      .updateTable('demo_requests')
      .set((row) => ({ received_at: row.ref('received_at') }))
      .where((row) => canBeEmailed(row, webinar))
      .returning(['id', 'page'])
      .execute();
    for (const person of people) {
      await email(transaction, person, { text: severalLines(text), key: `${key}/${person.id}`, source });
    }
    const detail = `${webinar}: ${people.length} people`;
    await recordAuditEvent(transaction, 'webinar message sent', { ...source, detail });
    return people.length;
  });
}

/**
 * Emails a person who registered late what the others have: the latest message about the date that contains a link,
 * such as the link to join.
 * @param id of the registration and its lead
 */
export async function passOnLink(transaction: Database, id: string, now: number): Promise<void> {
  const lead = await lockLead(transaction, id);
  if (lead === undefined || lead.suspected === 1) return;
  const messages = await transaction
    .selectFrom('lead_events')
    .innerJoin('demo_requests', 'demo_requests.id', 'lead_events.lead_id')
    .select(['lead_id', 'lead_events.text'])
    .where('lead_events.kind', '=', 'emailed')
    .where((row) => isRegisteredFor(row, lead.message))
    .orderBy('at', 'desc')
    .execute();
  const latest = messages.find(({ text }) => text.includes('https://'));
  if (latest === undefined || messages.some(({ lead_id }) => lead_id === id)) return;
  const source = { at: now, accountId: undefined };
  await email(transaction, lead, { text: latest.text, key: `link/${id}`, source });
}

async function email(
  transaction: Database,
  { id, page }: { id: string; page: string },
  message: { text: string; key: string; source: Pick<ChangeSource, 'at' | 'accountId'> },
): Promise<void> {
  const event = await addEvent(transaction, { id, kind: 'emailed', ...message });
  if (event === undefined) return;
  const language = languageOfPage(page);
  await enqueue(
    transaction,
    [{ kind: 'mail', template: webinarMessageTemplate, subjectId: event, language }],
    message.source.at,
  );
}

const canBeEmailed = (row: ExpressionBuilder<Tables, 'demo_requests'>, webinar: string) =>
  row.and([isRegisteredFor(row, webinar), row('stage', '!=', 'lost'), row('email', '!=', '')]);

/** The language of the page that a form was sent from. */
const languageOfPage = (page: string): string =>
  publishedLanguages().find(({ id }) => page.startsWith(`/${id}/`))?.id ?? firstLanguage;
