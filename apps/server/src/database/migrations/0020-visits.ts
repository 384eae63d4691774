import type { Kysely } from 'kysely';

/** Adds counts of visits by day, page and source, and the source of each trial. No row describes one visit. */
export async function visits(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .createTable('visits')
    .addColumn('day', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('campaign', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visits_primary_key', ['day', 'kind', 'page', 'source', 'campaign'])
    .execute();
  for (const table of ['sign_ups', 'businesses']) {
    for (const name of ['source', 'campaign']) {
      await schema
        .alterTable(table)
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    }
  }
}
