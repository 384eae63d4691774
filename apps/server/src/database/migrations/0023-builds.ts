import type { Kysely } from 'kysely';

/**
 * Adds what each release was built from, so that a newer version of the site is noticed and a build that was
 * made ahead is found again; the moment when a date in its content changes it; and uploaded pictures.
 */
export async function builds({ schema }: Kysely<unknown>): Promise<void> {
  const publications = schema.alterTable('publications');
  for (const name of ['code', 'content'])
    await publications.addColumn(name, 'text', (column) => column.notNull().defaultTo('')).execute();
  for (const table of ['publications', 'publishers'])
    await schema
      .alterTable(table)
      .addColumn('built_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
  await schema.alterTable('releases').addColumn('next_change', 'bigint').execute();
  await schema
    .alterTable('content_drafts')
    .addColumn('is_upload', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  for (const name of ['built_from', 'input_hash'])
    await schema.alterTable('publish_jobs').addColumn(name, 'text').execute();
  await schema.alterTable('publish_jobs').addColumn('built_at', 'bigint').execute();
}
