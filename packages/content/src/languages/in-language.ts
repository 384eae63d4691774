import { languageTag } from '@accounting-site/content/languages/language-tag';

/**
 * The language in which a date or a number is written.
 * @param english which English to use: the formats of Ghana and of Britain differ in commas and in the clock
 */
export function formatLanguage(english: 'en-GH' | 'en-GB' | 'en' = 'en-GH'): string {
  const tag = languageTag();
  return tag.startsWith('en') ? english : tag;
}

/**
 * A formatter for each language, created at its first use, because that takes a slow phone a tenth of a second.
 * @param create makes the formatter of a language
 */
export function formatterOf<Formatter>(
  create: (language: string) => Formatter,
  english: 'en-GH' | 'en-GB' | 'en' = 'en-GH',
): () => Formatter {
  const made = new Map<string, Formatter>();
  return () => {
    const language = formatLanguage(english);
    const formatter = made.get(language) ?? create(language);
    made.set(language, formatter);
    return formatter;
  };
}
