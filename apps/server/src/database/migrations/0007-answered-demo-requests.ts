import type { Kysely } from 'kysely';

/** When staff replied to a demo request. Null until then. */
export async function answeredDemoRequests(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('demo_requests').addColumn('answered_at', 'bigint').execute();
}
