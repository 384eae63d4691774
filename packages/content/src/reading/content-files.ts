// Pages and emails read the content folder with these functions only, because a build notes the inputs of a page and
// re-renders the page when one of them changes.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './content-error.ts';
import { contentFolder } from './content-folder.ts';
import { noteInput } from './content-inputs.ts';

/** Whether the content has a file. @param file path below content/, with forward slashes, as in all of these */
export function hasContentFile(file: string): boolean {
  noteInput(`file ${file}`);
  return existsSync(join(contentFolder(), file));
}

/** @throws Error if the file is missing */
export function readContentBytes(file: string): Buffer {
  noteInput(`file ${file}`);
  return readFileSync(join(contentFolder(), file));
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Without the byte order mark. @throws ContentError if the file is not in UTF-8, Error if it is missing */
export function readContentText(file: string): string {
  const bytes = readContentBytes(file);
  try {
    return utf8.decode(bytes);
  } catch {
    throw new ContentError(file, [
      'the file is not in UTF-8. In your editor, save it with the encoding UTF-8',
    ]);
  }
}

/**
 * The names of the files in a folder, sorted and without their ending. Empty if there is no such folder.
 * @param ending such as .yaml, which they have in common
 */
export function listContent(folder: string, ending: string): string[] {
  noteInput(`folder ${folder}`);
  return namesIn(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => name.slice(0, name.length - ending.length));
}

function namesIn(folder: string): string[] {
  const path = join(contentFolder(), folder);
  return existsSync(path) ? readdirSync(path).sort() : [];
}

/** What a file or a list of them is now; undefined for other inputs. @param input as these functions note it */
export function versionOfFiles(input: string): string | undefined {
  const [, kind, name = ''] = /^(file|folder) (.*)$/.exec(input) ?? [];
  if (kind === 'folder') return namesIn(name).join('/');
  if (kind !== 'file') return undefined;
  const path = join(contentFolder(), name);
  return existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('base64url') : 'missing';
}
