import type { Kysely } from 'kysely';

/** Counters for rate limits, shared by all processes. */
export async function limits(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('rate_limits_by_expiry')
    .on('rate_limits')
    .columns(['expires_at'])
    .execute();
}
