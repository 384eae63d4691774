import type { Kysely } from 'kysely';

/** Drafts of the content, what the team published, and the queue of the publisher. */
export async function publishing({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('content_drafts')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text')
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('base_hash', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('problems', 'text')
    .execute();
  await schema
    .createTable('content_overlay')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text')
    .addColumn('base_hash', 'text', (column) => column.notNull())
    .addColumn('conflict', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('repository_text', 'text')
    .execute();
  await schema
    .createTable('published_edits')
    .addColumn('publication', 'integer', (column) => column.notNull().references('publications.number'))
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('text', 'text')
    .addColumn('base_hash', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('overlay_before', 'text')
    .addPrimaryKeyConstraint('published_edits_primary_key', ['publication', 'path'])
    .execute();
  await schema
    .createTable('publish_jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('claimed_by', 'text')
    .addColumn('problems', 'text', (column) => column.notNull())
    .addColumn('release_id', 'text', (column) => column.references('releases.id'))
    .execute();
  await schema.createIndex('publish_jobs_by_time').on('publish_jobs').columns(['at']).execute();
  await schema
    .createTable('publishers')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('forms', 'text', (column) => column.notNull())
    .execute();
}
