import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodingOf } from '@accounting-site/content/pictures/picture-entries';
import type { Database } from '../../database/open-database.ts';

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
