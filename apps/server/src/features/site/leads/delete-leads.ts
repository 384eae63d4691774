import type { LeadStage } from '@accounting-site/contract/staff/leads';
import type { ExpressionBuilder } from 'kysely';
import { day } from '../../../clock.ts';
import { inParts } from '../../../database/in-parts.ts';
import type { Database } from '../../../database/open-database.ts';
import type { Tables } from '../../../database/tables.ts';
import { nextPart } from '../../../limits/run-in-parts.ts';
import { deleteMessagesAbout } from '../../../outbox/outbox.repository.ts';

/** The stages that a lead reaches only after a contact. `lost` is not one of them. */
const answeredStages: readonly string[] = ['contacted', 'demo held', 'won'] satisfies LeadStage[];

/** Suspected leads that no one followed up are kept this long. */
const suspectedFor = 30 * day;

/**
 * Deletes leads and their messages this many days after the last contact. Without a contact, the days begin
 * with the arrival. The history also counts, because a lead that is set back to `new` has no times of contact.
 * Suspected leads are deleted sooner, except those of a registration, which are deleted with it. Each part has
 * its own transaction, so that requests do not wait when the days are reduced.
 */
export async function deleteOldLeads(database: Database, now: number, days: number): Promise<void> {
  const since = now - days * day;
  // Without their histories, because reading all of them takes longer than a query may.
  const candidates = await database
    .selectFrom('demo_requests')
    .select('id')
    .where((row) => row.or([isWithoutTimeSince(row, since), isOldSuspect(row, now)]))
    .execute();
  for (const some of inParts(candidates.map(({ id }) => id))) {
    await nextPart();
    await database.transaction().execute(async (transaction) => {
      const old = await transaction
        .selectFrom('demo_requests')
        .select('id')
        .where('id', 'in', some)
        .where((row) =>
          row.or([
            row.and([isWithoutTimeSince(row, since), row.not(row.exists(contactsSince(row, since)))]),
            // Staff may have written a note.
            row.and([isOldSuspect(row, now), row.not(row.exists(eventsOf(row)))]),
          ]),
        )
        .execute();
      const ids = old.map(({ id }) => id);
      const events = await findEventIds(transaction, ids);
      await deleteMessagesAbout(transaction, [...old, ...events.map((id) => ({ id }))]);
      if (ids.length > 0) await transaction.deleteFrom('demo_requests').where('id', 'in', ids).execute();
    });
  }
}

type Lead = ExpressionBuilder<Tables, 'demo_requests'>;

const isWithoutTimeSince = (row: Lead, since: number) =>
  row(row.fn.coalesce('contacted_at', 'answered_at', 'received_at'), '<', since);

const isOldSuspect = (row: Lead, now: number) =>
  row.and([
    row('suspected', '=', 1),
    row('stage', '=', 'new'),
    row('kind', '!=', 'webinar'),
    row('received_at', '<', now - suspectedFor),
  ]);

const eventsOf = (row: Lead) =>
  row
    .selectFrom('lead_events')
    .select('lead_events.id')
    .whereRef('lead_events.lead_id', '=', 'demo_requests.id');

const contactsSince = (row: Lead, since: number) =>
  eventsOf(row)
    .where('at', '>=', since)
    .where(({ or, and, eb }) =>
      or([
        eb('lead_events.kind', '=', 'contacted'),
        and([eb('lead_events.kind', '=', 'stage'), eb('text', 'in', answeredStages)]),
      ]),
    );

/** Finds the ids of the events of these leads, because a message may be about an event. */
export async function findEventIds(database: Database, leads: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const some of inParts(leads)) {
    const rows = await database.selectFrom('lead_events').select('id').where('lead_id', 'in', some).execute();
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}

/**
 * Deletes the leads that no one has followed up: they are new, and nothing happened but messages to all registered people
 * and further registrations.
 */
export async function deleteUntouchedLeads(
  transaction: Database,
  leads: readonly { id: string }[],
): Promise<void> {
  for (const ids of inParts(leads.map(({ id }) => id))) {
    await transaction
      .deleteFrom('demo_requests')
      .where('id', 'in', ids)
      .where('stage', '=', 'new')
      .where((row) =>
        row.not(row.exists(eventsOf(row).where('lead_events.kind', 'not in', ['emailed', 'asked again']))),
      )
      .execute();
  }
}
