import type { Kysely } from 'kysely';

/** Adds the language in which a message is written: that of the page that caused it. */
export async function languages({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('outbox')
    .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
    .execute();
}
