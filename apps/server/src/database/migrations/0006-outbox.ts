import type { Kysely } from 'kysely';

/**
 * Outgoing emails and webhooks, one row each. A row has only the id of its subject, so that erasing a demo
 * request leaves no copy of it.
 */
export async function outbox(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint')
    .addColumn('give_up_at', 'bigint', (column) => column.notNull())
    .addColumn('claimed_by', 'text')
    .addColumn('claimed_until', 'bigint')
    .addColumn('sent_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('last_error', 'text')
    .addUniqueConstraint('outbox_once_for_each_subject', ['template', 'subject_id'])
    .execute();
  await database.schema
    .createIndex('outbox_by_next_attempt')
    .on('outbox')
    .columns(['kind', 'next_attempt_at'])
    .execute();
}
