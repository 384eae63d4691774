import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { parse } from 'yaml';
import { ContentError, type ContentProblem } from '../reading/content-error.ts';
import { hasContentFile, readContentText } from '../reading/content-files.ts';
import { currentLanguage, firstLanguage, inLanguage, noteUntranslated } from './current-language.ts';

/**
 * Reads a text in the current language: its translation, if there is one that may be shown, otherwise the text
 * itself with the facts of the first language, so that no sentence mixes two languages.
 * @param file the file of the first language, such as en/pages/home.yaml, or a file of facts
 * @param read gets the file to read
 */
export function readTranslated<Value>(file: string, read: (place: string) => Value): Value {
  const place = placeToRead(file);
  if (translationOf(file, currentLanguage()) === undefined) return read(file);
  if (place !== file) {
    try {
      return read(place);
    } catch (error) {
      // The original has new fields. A change of the first language must not wait for its translations.
      if (!(error instanceof ContentError) || !isOfOtherVersion(place)) throw error;
      hidden.getStore()?.push(...error.problems);
    }
  }
  noteUntranslated(file);
  return inLanguage(firstLanguage, () => read(file));
}

const hidden = new AsyncLocalStorage<ContentProblem[]>();

/**
 * The problems of translations that are not shown, because they do not have the fields of their original now.
 * @param read reads texts in the current language
 */
export function findHidden(read: () => unknown): ContentProblem[] {
  const problems: ContentProblem[] = [];
  hidden.run(problems, read);
  return problems;
}

/** Whether a translation names another version of its original than there is now. */
export const isOfOtherVersion = (place: string) => madeFrom.test(readContentText(place)) && isStale(place);

/** The file that has a text in the current language: its translation, if there is one that may be shown. */
export function placeToRead(file: string): string {
  const place = translationOf(file, currentLanguage());
  if (place === undefined || !hasContentFile(place)) return file;
  return fallsBackWhenStale(file) && isStale(place) ? file : place;
}

/** Where the translation of a text of the first language is; undefined for a file of facts and for itself. */
export function translationOf(file: string, language: string): string | undefined {
  if (language === firstLanguage || !file.startsWith(`${firstLanguage}/`)) return undefined;
  return `${language}/${file.slice(firstLanguage.length + 1)}`;
}

/** Where a language has what it calls the entries of a file of facts, such as fr/facts/plans.yaml. */
export const namesOfFacts = (file: string, language: string): string | undefined =>
  language === firstLanguage || file.includes('/') ? undefined : `${language}/facts/${file}`;

/** Whether a file names entries of facts in another language. */
export const isNamesOfFacts = (place: string): boolean => /^[a-z]{2,3}\/facts\//.test(place);

/** The file that a translation was made from, or whose entries it names. */
export const originalOf = (place: string): string =>
  place.replace(/^[^/]+\/(?:facts\/)?/, (folder) => (folder.endsWith('/facts/') ? '' : `${firstLanguage}/`));

/** Guides say what the law asks. A translation of an older version would say what is no longer true. */
const fallsBackWhenStale = (file: string) => file.startsWith(`${firstLanguage}/resources/`);

/** The line of a translation that names the version of the text that it was made from. */
export const madeFrom = /^\uFEFF?translated_from: ?['"]?([0-9a-f]{12})['"]?[ \t]*\r?\n/m;

/** Whether the text that a translation was made from was changed since, or the translation does not name it. */
export const isStale = (place: string): boolean =>
  !isMadeFrom(place, readContentText(place), readContentText(originalOf(place)));

/** Whether a translation names this text as the one that it was made from. */
export const isMadeFrom = (place: string, translation: string, original: string): boolean =>
  madeFrom.exec(translation)?.[1] === versionOfOriginal(place, original);

/** The version of the text that a translation is made from. That of facts does not change with a price or a day. */
export const versionOfOriginal = (place: string, original: string): string =>
  versionOfText(isNamesOfFacts(place) ? textsOfFacts(original) : original);

/** The texts of a file of facts, in their order; all of it if it cannot be read. */
function textsOfFacts(facts: string): string {
  const texts: string[] = [];
  try {
    parse(facts, (_key, value: unknown) => {
      if (typeof value === 'string' && isForReaders(value)) texts.push(value);
      return value;
    });
  } catch {
    return facts;
  }
  return texts.join('\n');
}

/** Numbers, days, colours, addresses and names that code uses, such as `annually`, are the same in every language. */
const isForReaders = (value: string) => /\p{L}/u.test(value) && !/^(?:#|https:|[a-z0-9/._-]+$)/.test(value);

/** Twelve digits that change with a text. Line ends and spaces at the end do not count. */
export const versionOfText = (text: string): string =>
  createHash('sha256')
    // Only from where the spaces begin: a long run of them inside a line would take minutes.
    .update(text.replace(/(?<![ \t\r])[ \t\r]+$/gm, '').trim())
    .digest('hex')
    .slice(0, 12);

/** A translation with a line that says from which version of its original it was made. */
export function markTranslated(place: string, text: string, version: string): string {
  const line = `translated_from: ${version}${text.includes('\r\n') ? '\r\n' : '\n'}`;
  const unmarked = text.replace(madeFrom, '');
  return place.endsWith('.md') ? unmarked.replace(/^---\r?\n/, (start) => start + line) : line + unmarked;
}
