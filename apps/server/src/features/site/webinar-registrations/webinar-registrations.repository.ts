import { randomUUID } from 'node:crypto';
import type { WebinarRegistration } from '@accounting-site/contract/forms/webinar-registrations';
import type { Selectable } from 'kysely';
import { day } from '../../../clock.ts';
import { inParts } from '../../../database/in-parts.ts';
import type { Database } from '../../../database/open-database.ts';
import type { WebinarRegistrationTable } from '../../../database/tables.ts';
import { nextPart } from '../../../limits/run-in-parts.ts';
import { deleteMessagesAbout } from '../../../outbox/outbox.repository.ts';
import { oneLine } from '../../../site-forms/clean-text.ts';
import { countSeats } from '../../../visits/visits.repository.ts';
import { deleteUntouchedLeads, findEventIds } from '../leads/delete-leads.ts';
import { storeSeat } from '../leads/store-seat.ts';

/**
 * Registers a person for one date of a webinar, once even if it is sent again, and stores the lead. Returns
 * the id of both. A person's registration replaces a suspected one.
 */
export async function storeWebinarRegistration(
  transaction: Database,
  { webinarId, website, ...sent }: WebinarRegistration,
  now: number,
  privacyVersion: string,
): Promise<string> {
  const occurrenceStart = Date.parse(sent.occurrenceStart);
  const name = oneLine(sent.name);
  const email = sent.email.toLowerCase();
  const suspected = website !== '';
  await transaction
    .insertInto('webinar_registrations')
    .values({
      id: randomUUID(),
      registered_at: now,
      webinar_id: webinarId,
      occurrence_start: occurrenceStart,
      name,
      email,
      suspected: suspected ? 1 : 0,
    })
    .onConflict((conflict) => {
      const same = conflict.columns(['webinar_id', 'occurrence_start', 'email']);
      // A stranger who knows the address must not rename the person.
      return suspected
        ? same.doNothing()
        : same.doUpdateSet({ name }).where('webinar_registrations.suspected', '=', 1);
    })
    .execute();
  if (!suspected) await clearSuspicion(transaction, { webinarId, occurrenceStart, email });
  const stored = await transaction
    .selectFrom('webinar_registrations')
    .selectAll()
    .where('webinar_id', '=', webinarId)
    .where('occurrence_start', '=', occurrenceStart)
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const typed = suspected ? {} : { typed: { name, at: now } };
  await storeSeat(transaction, stored, { ...sent, privacyVersion, ...typed });
  return stored.id;
}

/**
 * Marks a suspected registration as a person's, and deletes its messages: the outbox accepts one for each template and
 * subject, so the webhook that said `suspected` would block the one that corrects it.
 */
async function clearSuspicion(
  transaction: Database,
  of: { webinarId: string; occurrenceStart: number; email: string },
): Promise<void> {
  const cleared = await transaction
    .updateTable('webinar_registrations')
    .set({ suspected: 0 })
    .where('webinar_id', '=', of.webinarId)
    .where('occurrence_start', '=', of.occurrenceStart)
    .where('email', '=', of.email)
    .where('suspected', '=', 1)
    .returning('id')
    .execute();
  await deleteMessagesAbout(transaction, cleared);
}

export type WebinarRegistrationRow = Selectable<WebinarRegistrationTable>;

export function findWebinarRegistration(
  database: Database,
  id: string,
): Promise<WebinarRegistrationRow | undefined> {
  return database.selectFrom('webinar_registrations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The dates of webinars since a time for which people registered, with their number, the earliest first. */
export function countRegistrations(database: Database, since: number) {
  return database
    .selectFrom('webinar_registrations')
    .select(['webinar_id as id', 'occurrence_start as start', ({ fn }) => fn.countAll<number>().as('seats')])
    .where('suspected', '=', 0)
    .where('occurrence_start', '>=', since)
    .groupBy(['webinar_id', 'occurrence_start'])
    .orderBy('occurrence_start')
    .execute();
}

/** All registrations, by date of the webinar and then in the order of arrival. */
export function listWebinarRegistrations(database: Database): Promise<WebinarRegistrationRow[]> {
  return database
    .selectFrom('webinar_registrations')
    .selectAll()
    .orderBy('occurrence_start')
    .orderBy('registered_at')
    .orderBy('id')
    .execute();
}

/**
 * Deletes registrations and their messages this many days after the webinar. What stays is their number, and
 * the leads that staff followed up. Each part has its own transaction, so that requests do not wait.
 */
export async function deleteOldRegistrations(database: Database, now: number, days: number): Promise<void> {
  const old = await database
    .selectFrom('webinar_registrations')
    .select('id')
    .where('occurrence_start', '<', now - days * day)
    .execute();
  for (const ids of inParts(old.map(({ id }) => id))) {
    await nextPart();
    await database.transaction().execute((transaction) => deleteRegistrations(transaction, ids));
  }
}

async function deleteRegistrations(transaction: Database, ids: readonly string[]): Promise<void> {
  const deleted = await transaction
    .deleteFrom('webinar_registrations')
    .where('id', 'in', ids)
    .returning(['id', 'webinar_id as webinar', 'registered_at as registeredAt', 'suspected'])
    .execute();
  await countSeats(
    transaction,
    deleted.filter(({ suspected }) => suspected === 0),
  );
  const events = await findEventIds(
    transaction,
    deleted.map(({ id }) => id),
  );
  await deleteMessagesAbout(transaction, [...deleted, ...events.map((id) => ({ id }))]);
  await deleteUntouchedLeads(transaction, deleted);
}
