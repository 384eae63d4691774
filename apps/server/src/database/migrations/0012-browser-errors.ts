import type { Kysely } from 'kysely';

/** Errors of the site's scripts in browsers. Only daily counts are stored; no row belongs to one visit. */
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
