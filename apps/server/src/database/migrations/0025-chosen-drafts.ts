import type { Kysely } from 'kysely';

/** The drafts that a publication or a preview is of. Null for all of them. */
export async function chosenDrafts({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('publish_jobs').addColumn('paths', 'text').execute();
}
