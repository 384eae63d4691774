import { mkdtempDisposable, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/open-database.ts';
import { latestPublication } from '../../releases/releases.repository.ts';
import { hashText } from '../content/content-text.ts';
import { exportContent } from '../content/export-content.ts';
import { compareWithRepository, listOverlay } from '../content/overlay.ts';
import { readFromFolder } from '../content/published-content.ts';
import { writeReleaseContent, writeTexts } from '../content/write-content.ts';
import { listDrafts } from '../drafts/drafts.repository.ts';

/**
 * Makes the files of a checkout contain what is published: writes what was published since the last call, and
 * restores what was undone. Files that changed otherwise stay as they are: the editor shows both texts.
 * @param workDir an existing folder for temporary files
 */
export async function writeToRepository(
  database: Database,
  { repository, workDir }: { repository: string; workDir: string },
): Promise<void> {
  await takeBack(database, repository, workDir);
  await exportContent(database, repository);
  await database.transaction().execute((transaction) => compareWithRepository(transaction, repository));
}

/** Restores files whose text is an edit that was undone. */
async function takeBack(database: Database, repository: string, workDir: string): Promise<void> {
  const current = await latestPublication(database).select(['release_id', 'kind']).executeTakeFirst();
  if (current?.kind !== 'rollback') return;
  const undone = (await listDrafts(database)).filter(
    ({ path, text, base_hash }) =>
      (readFromFolder(repository, path) ?? null) === text && hashText(text) !== base_hash,
  );
  if (undone.length === 0) return;
  await using folder = await mkdtempDisposable(join(workDir, 'undone-'));
  const paths = undone.map(({ path }) => path);
  await writeReleaseContent(database, current.release_id, folder.path, paths);
  const before = undone
    .map(({ path, base_hash }) => ({ path, base_hash, text: readFromFolder(folder.path, path) ?? null }))
    .filter(({ text, base_hash }) => hashText(text) === base_hash);
  await writeTexts(repository, new Map(before.map(({ path, text }) => [path, text])));
}

/** A fingerprint of the checkout's files and the team's edits. Times and sizes are cheaper than reading all files. */
export async function describeState(database: Database, repository: string): Promise<string> {
  const files = await readdir(repository, { recursive: true, withFileTypes: true });
  const states = await Promise.all(
    files
      .filter((file) => file.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        // It may have been deleted meanwhile.
        const found = await stat(path).catch(() => undefined);
        return `${path} ${found?.mtimeMs} ${found?.size}`;
      }),
  );
  const overlay = (await listOverlay(database)).map(({ path, text }) => `${path} ${hashText(text)}`);
  return [...states.sort(), ...overlay].join('\n');
}
