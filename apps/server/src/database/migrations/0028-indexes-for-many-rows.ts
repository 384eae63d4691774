import { type Kysely, sql } from 'kysely';

/**
 * Indexes for queries that read whole tables. A database uses a partial index only for the literals of its
 * condition, so the queries contain the same ones.
 */
export async function indexesForManyRows(database: Kysely<unknown>): Promise<void> {
  await database.schema.createIndex('outbox_by_subject').on('outbox').columns(['subject_id']).execute();
  await sql`create index refresh_tokens_with_salt on refresh_tokens (session_id, generation)
    where child_salt is not null`.execute(database);
  await sql`create index leads_marked_spam on demo_requests (received_at)
    where lost_reason = 'spam'`.execute(database);
  await sql`create index leads_answered_but_new on demo_requests (id)
    where stage = 'new' and answered_at is not null`.execute(database);
}
