import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { encodingOf, isPicture } from '@accounting-site/content/pictures/picture-entries';
import type { Database } from '../../database/open-database.ts';
import { withoutPictures } from './content-text.ts';

/** The paths of all files of a content folder. */
export const listFolder = (folder: string): string[] =>
  globSync('**/*.*', { cwd: folder })
    .map((name) => name.split(sep).join('/'))
    .sort();

/** The text of a file of a content folder, or undefined if there is none. The text of a picture is its base64. */
export function readFromFolder(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  return existsSync(file) ? readFileSync(file, encodingOf(path)) : undefined;
}

/**
 * The published text of an entry: what the team published, or else what is in the folder. Undefined if it does
 * not exist.
 */
export async function readPublished(
  database: Database,
  folder: string,
  path: string,
): Promise<string | undefined> {
  const edit = await database
    .selectFrom('content_overlay')
    .select('text')
    .where('path', '=', path)
    .executeTakeFirst();
  return edit === undefined ? readFromFolder(folder, path) : (edit.text ?? undefined);
}

/** The published texts of all entries, in the order of their paths. That of a picture is empty. */
export async function listPublished(database: Database, folder: string): Promise<Map<string, string>> {
  const texts = new Map(
    listFolder(folder).map((path) => [path, isPicture(path) ? '' : (readFromFolder(folder, path) ?? '')]),
  );
  for (const { path, text } of await database
    .selectFrom('content_overlay')
    .select(['path', withoutPictures().as('text')])
    .execute()) {
    if (text === null) texts.delete(path);
    else texts.set(path, text);
  }
  return new Map([...texts].sort(([one], [other]) => (one < other ? -1 : 1)));
}
