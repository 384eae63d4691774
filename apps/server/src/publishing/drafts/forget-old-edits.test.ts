import { describe, expect, test } from 'vitest';
import { bothDatabases, freshDatabase } from '../../testing/database/fresh-database.ts';
import { team } from '../../testing/publishing/content-folder.ts';
import { forgetOldEdits, shownPublications, shownTexts } from './forget-old-edits.ts';

/** A site with this many publications, of which each changed the team, and the first an article as well. */
async function open(on: (typeof bothDatabases)[number], count: number) {
  const { database } = await freshDatabase(on);
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  const release = { created_at: 0, author: '', note: '', site_url: '', app_host: '', commit: '', size: 0 };
  const idOf = (number: number) => `${number}`.padStart(16, '0');
  const publication = { at: 0, account_id: null, kind: 'publish', note: '', code: '', content: '' } as const;
  const edit = { text: null, base_hash: '', account_id: null, overlay_before: null };
  for (const number of numbers) {
    const id = idOf(number);
    await database
      .insertInto('releases')
      .values({ id, ...release, next_change: null, archive: null })
      .execute();
    await database
      .insertInto('publications')
      .values({ number, release_id: id, ...publication, built_at: 0 })
      .execute();
    const paths = number === 1 ? [team, 'en/help/one.md'] : [team];
    await database
      .insertInto('published_edits')
      .values(paths.map((path) => ({ publication: number, path, ...edit })))
      .execute();
  }
  const store = (number: number) =>
    database.updateTable('releases').set({ archive: 'x' }).where('id', '=', idOf(number)).execute();
  const edits = async () =>
    (await database.selectFrom('published_edits').select('publication').orderBy('publication').execute()).map(
      (row) => row.publication,
    );
  await store(count);
  return { database, store, edits };
}

describe.each(bothDatabases)('the texts of old publications on %s', (on) => {
  test('are kept while the history or their entry shows them', async () => {
    const { database, edits } = await open(on, shownPublications + 10);
    await forgetOldEdits(database);
    // The first is the only one of its article.
    expect((await edits()).slice(0, 3)).toEqual([1, 11, 12]);
    const { database: small, edits: few } = await open(on, shownTexts + 1);
    await forgetOldEdits(small);
    expect(await few()).toHaveLength(shownTexts + 2);
  });

  test('are kept while undo can return to the release before them', async () => {
    const { database, store, edits } = await open(on, shownPublications + 10);
    await store(5);
    await forgetOldEdits(database);
    expect((await edits()).slice(0, 3)).toEqual([1, 5, 6]);
  });

  test('are kept while the history shows them, which lists one of several publications by date', async () => {
    const { database, edits } = await open(on, shownPublications + 10);
    await database.updateTable('publications').set({ kind: 'date' }).where('number', '>', 50).execute();
    await forgetOldEdits(database);
    expect((await edits()).slice(0, 3)).toEqual([1, 2, 3]);
  });

  test('are kept while undo can return to a release that a date replaced', async () => {
    const { database, store, edits } = await open(on, shownPublications + 10);
    await database.updateTable('publications').set({ kind: 'date' }).where('number', '=', 6).execute();
    await store(5);
    await forgetOldEdits(database);
    expect((await edits()).slice(0, 3)).toEqual([1, 5, 6]);
  });
});
