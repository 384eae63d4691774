import { currentLanguage } from './current-language.ts';
import { readLanguages } from './languages.ts';

/** The tag of the language that content is read in, for `lang`. In the browser, language-of-page.ts is used instead. */
export const languageTag = (language = currentLanguage()): string =>
  readLanguages().find(({ id }) => id === language)?.tag ?? language;

/**
 * The language and country of `og:locale`, such as en_GH, in which content is read. Undefined where neither the tag nor
 * the file names a country. Without one the value would be invalid.
 */
export function openGraphLocale(language = currentLanguage()): string | undefined {
  const { tag, locale } = readLanguages().find(({ id }) => id === language) ?? { tag: language };
  return locale ?? (tag.includes('-') ? tag.replace('-', '_') : undefined);
}

/**
 * The `lang` of a text in a page of the current language; undefined where it is in that language.
 * @param file the file that the text was read from, below content/
 */
export function langOf(file: string): string | undefined {
  const language = file.slice(0, file.indexOf('/'));
  return language === currentLanguage() ? undefined : languageTag(language);
}
