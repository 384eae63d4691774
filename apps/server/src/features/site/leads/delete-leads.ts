import type { LeadStage } from '@accounting-site/contract/staff/leads';
import type { ExpressionBuilder } from 'kysely';
import { day } from '../../../clock.ts';
import { inParts } from '../../../database/in-parts.ts';
import type { Database } from '../../../database/open-database.ts';
import type { Tables } from '../../../database/tables.ts';
import { deleteMessagesAbout } from '../../../outbox/outbox.repository.ts';

/** The stages that a lead reaches only after a contact. `lost` is not one of them. */
const answeredStages: readonly string[] = ['contacted', 'demo held', 'won'] satisfies LeadStage[];

/** Suspected leads that no one followed up are kept this long. */
const suspectedFor = 30 * day;

/**
 * Deletes leads and their messages this many days after the last contact. Without a contact, the days begin with
 * the arrival. The history also counts, because a lead that is set back to `new` has no times of contact. Suspected
 * leads are deleted sooner, except those of a registration, which are deleted with it.
 */
export async function deleteOldLeads(database: Database, now: number, days: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const old = await transaction
      .selectFrom('demo_requests')
      .select('id')
      .where((row) => row.or([hadNoContactSince(row, now - days * day), isOldSuspect(row, now)]))
      .execute();
    const ids = old.map(({ id }) => id);
    const subjects = [...ids, ...(await findEventIds(transaction, ids))];
    await deleteMessagesAbout(
      transaction,
      subjects.map((id) => ({ id })),
    );
    for (const some of inParts(ids)) {
      await transaction.deleteFrom('demo_requests').where('id', 'in', some).execute();
    }
  });
}

function hadNoContactSince(row: ExpressionBuilder<Tables, 'demo_requests'>, since: number) {
  const contacts = row
    .selectFrom('lead_events')
    .select('lead_events.id')
    .whereRef('lead_id', '=', 'demo_requests.id')
    .where('at', '>=', since)
    .where(({ or, and, eb }) =>
      or([
        eb('lead_events.kind', '=', 'contacted'),
        and([eb('lead_events.kind', '=', 'stage'), eb('text', 'in', answeredStages)]),
      ]),
    );
  return row.and([
    row(row.fn.coalesce('contacted_at', 'answered_at', 'received_at'), '<', since),
    row.not(row.exists(contacts)),
  ]);
}

const isOldSuspect = (row: ExpressionBuilder<Tables, 'demo_requests'>, now: number) =>
  row.and([
    row('suspected', '=', 1),
    row('stage', '=', 'new'),
    row('kind', '!=', 'webinar'),
    row('received_at', '<', now - suspectedFor),
    // Such as a note of staff.
    row('id', 'not in', row.selectFrom('lead_events').select('lead_id')),
  ]);

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
      .where('id', 'not in', (events) =>
        events
          .selectFrom('lead_events')
          .select('lead_id')
          .where('kind', 'not in', ['emailed', 'asked again']),
      )
      .execute();
  }
}
