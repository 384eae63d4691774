import { titleOfEntry } from '@accounting-site/content/editing/find-group';
import { isPicture } from '@accounting-site/content/pictures/picture-entries';
import { listFolder } from '@accounting-site/content/reading/list-folder';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/open-database.ts';
import type { ContentOverlayTable } from '../../database/publishing-tables.ts';
import { addJob } from '../jobs/jobs.repository.ts';
import { hashText, withoutPictures } from './content-text.ts';
import { readFromFolder } from './published-content.ts';

type OverlayEntry = Selectable<ContentOverlayTable>;
/** What a publication of the team did to an entry. `base_hash` is the hash of the text that it was made from. */
export type BriefOverlay = Pick<OverlayEntry, 'path' | 'text' | 'base_hash'>;

/** Everything that the team published and the repository does not contain. */
export const listOverlay = (database: Database): Promise<OverlayEntry[]> =>
  database.selectFrom('content_overlay').selectAll().orderBy('path').execute();

/** The same, with an empty text for each picture. */
export const listOverlayBriefly = (database: Database): Promise<BriefOverlay[]> =>
  database
    .selectFrom('content_overlay')
    .select(['path', 'base_hash'])
    .select(withoutPictures().as('text'))
    .orderBy('path')
    .execute();

/** The published texts of all entries, in the order of their paths. That of a picture is empty. */
export async function listPublished(database: Database, folder: string): Promise<Map<string, string>> {
  const texts = new Map(
    listFolder(folder).map((path) => [path, isPicture(path) ? '' : (readFromFolder(folder, path) ?? '')]),
  );
  for (const { path, text } of await listOverlayBriefly(database)) {
    if (text === null) texts.delete(path);
    else texts.set(path, text);
  }
  return new Map([...texts].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Compares what the team published with the repository, which visitors see now. Entries with the same text are
 * removed. The others are marked.
 * @param repository the content folder of the repository
 */
export async function compareWithRepository(transaction: Database, repository: string): Promise<void> {
  for (const { path, text } of await listOverlay(transaction)) {
    if ((readFromFolder(repository, path) ?? null) !== text) continue;
    await transaction.deleteFrom('content_overlay').where('path', '=', path).execute();
  }
  await markConflicts(transaction, repository);
}

/** Marks entries that both changed as conflicts. The team's text stays published. */
export async function markConflicts(transaction: Database, repository: string): Promise<void> {
  for (const { path, text, base_hash, conflict, repository_text } of await listOverlay(transaction)) {
    const there = readFromFolder(repository, path) ?? null;
    const isConflict = there !== text && hashText(there) !== base_hash;
    if ((conflict === 1) === isConflict && (!isConflict || repository_text === there)) continue;
    await transaction
      .updateTable('content_overlay')
      .set({ conflict: isConflict ? 1 : 0, repository_text: isConflict ? there : null })
      .where('path', '=', path)
      .execute();
  }
}

/**
 * Ends a conflict. The team's text stays published, or the repository's becomes what the team published, and a
 * deploy shows it to visitors.
 * @returns whether there was one
 */
export async function chooseVersion(
  transaction: Database,
  path: string,
  keep: 'published' | 'repository',
  { accountId, at }: { accountId: string | null; at: number },
): Promise<boolean> {
  const entry = await transaction
    .selectFrom('content_overlay')
    .select('repository_text')
    .where('path', '=', path)
    .where('conflict', '=', 1)
    .executeTakeFirst();
  if (entry === undefined) return false;
  const { repository_text: text } = entry;
  await transaction
    .updateTable('content_overlay')
    .set({ ...(keep === 'repository' && { text }), base_hash: hashText(text) })
    .set({ conflict: 0, repository_text: null })
    .where('path', '=', path)
    .execute();
  if (keep === 'repository') {
    const note = `Uses the text of the files: ${titleOfEntry(path, text)}`;
    await addJob(transaction, { kind: 'deploy', account_id: accountId, at, starts_at: at, note });
  }
  return true;
}

/** Whether this version was chosen already: the response was lost, so the browser sends the choice again. */
export async function isChosen(
  transaction: Database,
  path: string,
  keep: 'published' | 'repository',
): Promise<boolean> {
  const entry = await transaction
    .selectFrom('content_overlay')
    .select(['text', 'base_hash'])
    .where('path', '=', path)
    .executeTakeFirst();
  // A deploy removes what is the same in the repository.
  const isOfRepository = entry === undefined || hashText(entry.text) === entry.base_hash;
  return isOfRepository === (keep === 'repository');
}
