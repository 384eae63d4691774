import type { Kysely } from 'kysely';

/** How fast pages were for the people who read them: counts alone, of which no row is about one visit. */
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
