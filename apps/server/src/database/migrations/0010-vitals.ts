import type { Kysely } from 'kysely';

/** Page speed measurements of real visits. Only counts are stored; no row belongs to one visit. */
export async function vitals(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('vitals')
    .addColumn('day', 'bigint', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('measure', 'text', (column) => column.notNull())
    .addColumn('up_to', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('vitals_primary_key', ['day', 'page', 'measure', 'up_to'])
    .execute();
}
