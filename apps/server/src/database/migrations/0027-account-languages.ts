import type { Kysely } from 'kysely';

/** Adds the language of emails about an account. Null for accounts of versions that did not store it. */
export async function accountLanguages({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('accounts').addColumn('language', 'text').execute();
}
