import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from './content-folder.ts';
import { currentLanguage, firstLanguage, inLanguage, noteUntranslated } from './current-language.ts';

/**
 * Reads a text in the current language: its translation, if there is one that may be shown, otherwise the text
 * itself with the facts of the first language, so that no sentence mixes two languages.
 * @param file the file of the first language, such as en/pages/home.yaml, or a file of facts
 * @param read gets the file to read
 */
export function readTranslated<Value>(file: string, read: (place: string) => Value): Value {
  const place = translationOf(file, currentLanguage());
  if (place === undefined) return read(file);
  if (existsSync(join(contentFolder(), place)) && !(fallsBackWhenStale(file) && isStale(place)))
    return read(place);
  noteUntranslated(file);
  return inLanguage(firstLanguage, () => read(file));
}

/** Where the translation of a text of the first language is; undefined for a file of facts and for itself. */
export function translationOf(file: string, language: string): string | undefined {
  if (language === firstLanguage || !file.startsWith(`${firstLanguage}/`)) return undefined;
  return `${language}/${file.slice(firstLanguage.length + 1)}`;
}

/** Where a language has what it calls the entries of a file of facts, such as fr/facts/plans.yaml. */
export const namesOfFacts = (file: string, language: string): string | undefined =>
  language === firstLanguage || file.includes('/') ? undefined : `${language}/facts/${file}`;

/** The file that a translation was made from. */
export const originalOf = (place: string): string =>
  place.replace(/^[^/]+\/(?:facts\/)?/, (folder) => (folder.endsWith('/facts/') ? '' : `${firstLanguage}/`));

/** Guides say what the law asks. A translation of an older version would say what is no longer true. */
const fallsBackWhenStale = (file: string) => file.startsWith(`${firstLanguage}/resources/`);

/** The line of a translation that names the version of the text that it was made from. */
export const madeFrom = /^translated_from: ?['"]?([0-9a-f]{12})['"]?[ \t]*\r?\n/m;

/** Whether the text that a translation was made from was changed since, or the translation does not name it. */
export function isStale(place: string): boolean {
  const [, version] = madeFrom.exec(readFileSync(join(contentFolder(), place), 'utf8')) ?? [];
  return version !== versionOf(originalOf(place));
}

/** Twelve digits that change with the text of a file. Line ends and spaces at the end do not count. */
export function versionOf(file: string): string {
  const text = readFileSync(join(contentFolder(), file), 'utf8').replace(/[ \t\r]+$/gm, '');
  return createHash('sha256').update(text.trim()).digest('hex').slice(0, 12);
}
