import { sql } from 'kysely';
import { day } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { mailableLinks } from '../mailed-links/mailed-links.repository.ts';
import { accountInSubject } from './account-in-subject.ts';
import { due } from './outbox.repository.ts';
import { accountTemplates } from './templates.ts';

/** The messages that were given up, latest first, with the address or the number of the visitor or colleague. */
export function listFailed(database: Database) {
  return (
    database
      .selectFrom('outbox')
      // A message about a request that was joined to a lead is about its event.
      .leftJoin('lead_events', 'lead_events.id', 'outbox.subject_id')
      .leftJoin('demo_requests', (join) =>
        join.on('demo_requests.id', '=', ({ fn }) => fn.coalesce('lead_events.lead_id', 'outbox.subject_id')),
      )
      .leftJoin('webinar_registrations', 'webinar_registrations.id', 'outbox.subject_id')
      .leftJoin('mailed_links', 'mailed_links.id', 'outbox.subject_id')
      .leftJoin('notices', 'notices.id', 'outbox.subject_id')
      .leftJoin('accounts', (join) => join.on('accounts.id', '=', accountInSubject))
      .select(({ fn }) => [
        'outbox.id',
        'outbox.kind',
        'outbox.template',
        'outbox.subject_id',
        'outbox.created_at',
        'outbox.failed_at',
        'outbox.attempts',
        'outbox.last_error',
        fn
          .coalesce(
            sql<string | null>`nullif(demo_requests.email, '')`,
            'demo_requests.phone',
            'webinar_registrations.email',
            'mailed_links.email',
            fn.coalesce('notices.email', 'accounts.email'),
          )
          .as('visitor'),
      ])
      .where('outbox.failed_at', 'is not', null)
      .orderBy('outbox.failed_at', 'desc')
      .orderBy('outbox.id')
      .execute()
  );
}

/**
 * Retries one given-up message, or those of the last 30 days, for another 72 hours. Returns how many there were, without
 * those whose link has expired or whose notice was deleted: these cannot be sent.
 */
export async function retryFailed(database: Database, id: string | undefined, now: number): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('outbox')
    .set(due(now))
    .where('failed_at', 'is not', null)
    .where((row) => (id === undefined ? row('failed_at', '>=', now - 30 * day) : row('id', '=', id)))
    .where((row) =>
      row.or([
        row('template', 'not in', accountTemplates),
        row('subject_id', 'in', mailableLinks(database, now)),
        row('subject_id', 'in', database.selectFrom('notices').select('id')),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes the webhooks that were given up before this time. Returns the IDs of their leads. */
export async function deleteFailedWebhooks(database: Database, before: number): Promise<string[]> {
  const deleted = await database
    .deleteFrom('outbox')
    .where('kind', '=', 'webhook')
    .where('failed_at', '<', before)
    .returning(({ fn, selectFrom }) =>
      fn
        .coalesce(
          // A message about a request that was joined to a lead is about its event.
          selectFrom('lead_events').select('lead_id').whereRef('lead_events.id', '=', 'outbox.subject_id'),
          'outbox.subject_id',
        )
        .as('lead'),
    )
    .execute();
  return deleted.map(({ lead }) => lead);
}
