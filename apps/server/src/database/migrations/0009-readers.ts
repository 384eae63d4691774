import type { Kysely } from 'kysely';

/** Readers' feedback on articles, and searches without results. No column can identify a visitor. */
export async function readers(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('article_feedback')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('article', 'text', (column) => column.notNull())
    .addColumn('helpful', 'integer', (column) => column.notNull())
    .addColumn('comment', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('article_feedback_by_time')
    .on('article_feedback')
    .columns(['received_at'])
    .execute();

  await database.schema
    .createTable('search_misses')
    .addColumn('query', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('first_seen_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .execute();
}
