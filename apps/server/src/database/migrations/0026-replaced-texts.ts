import type { Kysely } from 'kysely';

/** Adds the text of the repository that an edit of the team replaced, so that the editor can bring it back. */
export async function replacedTexts({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('published_edits').addColumn('replaced_text', 'text').execute();
}
