import type { Kysely } from 'kysely';

/** The built sites, and the history of which one visitors see. */
export async function releases({ schema }: Kysely<unknown>): Promise<void> {
  let table = schema.createTable('releases').addColumn('id', 'text', (column) => column.primaryKey());
  for (const time of ['created_at', 'size'])
    table = table.addColumn(time, 'bigint', (column) => column.notNull());
  for (const name of ['author', 'note', 'site_url', 'app_host', 'commit'])
    table = table.addColumn(name, 'text', (column) => column.notNull());
  await table.addColumn('archive', 'text').execute();
  await schema
    .createTable('publications')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('release_id', 'text', (column) => column.notNull().references('releases.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('account_id', 'text', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .execute();
}
