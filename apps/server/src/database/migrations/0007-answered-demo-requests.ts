import type { Kysely } from 'kysely';

/** When somebody of the company answered a demo request; empty while nobody has. */
export async function answeredDemoRequests(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('demo_requests').addColumn('answered_at', 'bigint').execute();
}
