import { AsyncLocalStorage } from 'node:async_hooks';

/** The language in which texts are written first. Code names its files; the other languages translate them. */
export const firstLanguage = 'en';

interface Reading {
  language: string;
  /** The files that were read in the first language, because the language has no translation that may be shown. */
  untranslated: Set<string>;
}

const reading = new AsyncLocalStorage<Reading>();

/** The language that content is read in: that of `inLanguage`, otherwise the first. */
export const currentLanguage = (): string => reading.getStore()?.language ?? firstLanguage;

/**
 * Runs `work`, also what it awaits, with the content of a language.
 * @param untranslated collects the files that fell back to the first language
 */
export const inLanguage = <Value>(
  language: string,
  work: () => Value,
  untranslated: Set<string> = new Set(),
): Value => reading.run({ language, untranslated }, work);

/**
 * Reads texts of other pages, to link them. A text that the current language lacks is read in the first one, and the
 * page that links it still counts as translated. Mark the text with langOf().
 */
export const readLinked = <Value>(read: () => Value): Value => inLanguage(currentLanguage(), read);

/** Notes that a file was read in the first language. */
export function noteUntranslated(file: string): void {
  reading.getStore()?.untranslated.add(file);
}
