import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { encodingOf } from '@accounting-site/content/pictures/picture-entries';
import type { Database } from '../../database/open-database.ts';
import { unpackRelease } from '../../releases/release-archive.ts';
import { readArchive } from '../../releases/releases.repository.ts';
import type { ContentTexts } from './content-text.ts';

/** Writes texts into a content folder. A text that is null deletes the file. */
export async function writeTexts(folder: string, texts: ContentTexts): Promise<void> {
  for (const [path, text] of texts) {
    const file = join(folder, path);
    if (text === null) await rm(file, { force: true });
    else {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text, encodingOf(path));
    }
  }
}

/** Makes a new content folder from the repository's and the texts of the team. */
export async function makeContentFolder(
  folder: string,
  repository: string,
  texts: ContentTexts,
): Promise<void> {
  await cp(repository, folder, { recursive: true, errorOnExist: true, force: false });
  await writeTexts(folder, texts);
}

/**
 * Writes the content of a release into a folder.
 * @param only the entries to write; without it, all
 * @throws when the archive of the release was pruned
 */
export async function writeReleaseContent(
  database: Database,
  release: string,
  folder: string,
  only?: readonly string[],
): Promise<void> {
  const archive = await readArchive(database, release);
  if (archive === undefined) throw new Error(`The release ${release} is not stored.`);
  for (const [path, body] of (await unpackRelease(archive)).files) {
    if (!path.startsWith('content/')) continue;
    const entry = path.slice('content/'.length);
    if (only?.includes(entry) === false) continue;
    const file = join(folder, entry);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  }
}

/** What the team published, and the drafts over it, by path. */
export const layer = (
  ...layers: readonly (readonly { path: string; text: string | null }[])[]
): ContentTexts => new Map(layers.flat().map(({ path, text }) => [path, text]));
