import type { Kysely } from 'kysely';

/** How often scripts of ours failed in browsers: counts of a day, of which no row is about one visit. */
export async function browserErrors(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('browser_errors')
    .addColumn('day', 'bigint', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('build', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('browser_errors_primary_key', [
      'day',
      'page',
      'message',
      'place',
      'build',
      'browser',
    ])
    .execute();
}
