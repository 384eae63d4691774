import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currentLanguage } from '../languages/current-language.ts';
import { type Inputs, noteInputs, withInputs } from './content-inputs.ts';

let current = findContentFolder();
const tried = new AsyncLocalStorage<string>();

/**
 * The folder that content is read from: at first the one that owners edit, which is CONTENT_DIR, or else the
 * nearest one above the working directory or next to this package.
 */
export const contentFolder = (): string => tried.getStore() ?? current;

/** Reads all content from another folder from now on: the server has loaded another release. */
export function useContentFolder(folder: string): void {
  current = folder;
}

/** Runs `work`, also what it awaits, with another content folder, to check it before the server uses it. */
export const withContentFolder = <Value>(folder: string, work: () => Value): Value => tried.run(folder, work);

/** How many folders a value is kept for: the one in use, and the one that is checked before it is used. */
const keptFolders = 2;

/**
 * Reads once for each content folder and language.
 * @param read its result is kept; after an exception or a rejected promise the next use reads again
 */
export function keepForContent<Value>(read: () => Value): () => Value {
  const kept = new Map<string, Map<string, { value: Value; inputs: Inputs }>>();
  return () => {
    const folder = contentFolder();
    const ofFolder = kept.get(folder) ?? new Map<string, { value: Value; inputs: Inputs }>();
    const language = currentLanguage();
    const known = ofFolder.get(language);
    if (known !== undefined) {
      noteInputs(known.inputs);
      return known.value;
    }
    const made = withInputs(read);
    const { value } = made;
    kept.set(folder, ofFolder.set(language, made));
    if (value instanceof Promise) value.catch(() => ofFolder.delete(language));
    const [oldest] = kept.keys();
    if (kept.size > keptFolders && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}

function findContentFolder(): string {
  if (process.env.CONTENT_DIR) return resolve(process.env.CONTENT_DIR);
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'content', 'brand.yaml'))) return join(folder, 'content');
    if (folder === dirname(folder)) break;
  }
  return fileURLToPath(new URL('../../../../content', import.meta.url));
}
