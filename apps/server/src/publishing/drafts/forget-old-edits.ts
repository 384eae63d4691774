import type { Database } from '../../database/open-database.ts';
import { isBuiltAgain } from '../../releases/built-again.ts';
import { listUndoable } from './publish-drafts.ts';

/** How many publications the history of the site shows. */
export const shownPublications = 50;
/** How many earlier texts the editor shows of an entry. */
export const shownTexts = 20;

/** A query for the publications that the history shows, the newest first: of those by date in a row, one. */
export const listShown = (database: Database) =>
  database
    .selectFrom('publications')
    .where((each) => each.or([each('kind', '!=', 'date'), each.not(isBuiltAgain(each))]))
    .orderBy('number', 'desc')
    .limit(shownPublications);

/** Deletes the texts of old publications that the editor no longer shows, and that no undo makes drafts again. */
export async function forgetOldEdits(transaction: Database): Promise<void> {
  const first = await firstNeeded(transaction);
  const edits = await transaction
    .selectFrom('published_edits')
    .select(['path', 'publication'])
    .orderBy('publication', 'desc')
    .execute();
  for (const [path, ofPath] of Map.groupBy(edits, (edit) => edit.path)) {
    const limit = Math.min(first, ofPath[shownTexts - 1]?.publication ?? 0);
    if (!ofPath.some(({ publication }) => publication < limit)) continue;
    await transaction
      .deleteFrom('published_edits')
      .where('path', '=', path)
      .where('publication', '<', limit)
      .execute();
  }
}

/** The first publication that the history shows, or to which an undo can return. */
async function firstNeeded(transaction: Database): Promise<number> {
  const shown = await listShown(transaction).select('number').execute();
  const releases = await transaction
    .selectFrom('releases')
    .select('id')
    .where('archive', 'is not', null)
    .execute();
  const stored = new Set(releases.map(({ id }) => id));
  const goal = (await listUndoable(transaction, true)).find(({ release_id, earlier }) =>
    [release_id, ...earlier].some((id) => stored.has(id)),
  );
  return Math.min(shown.at(-1)?.number ?? 0, goal?.number ?? Number.POSITIVE_INFINITY);
}
