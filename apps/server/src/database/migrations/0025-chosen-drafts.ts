import type { Kysely } from 'kysely';

/** The paths of the drafts that a job publishes or previews, as JSON. Null for all. */
export async function chosenDrafts({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('publish_jobs').addColumn('paths', 'text').execute();
}
