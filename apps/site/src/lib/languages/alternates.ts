import { firstLanguage, inLanguage } from '@accounting-site/content/current-language';
import { publishedLanguages } from '@accounting-site/content/languages';
import { absoluteUrl } from '../pages/absolute-url.ts';
import { isTranslated } from './translated-pages.ts';

interface Alternate {
  /** Its tag, or x-default for readers of all other languages. */
  language: string;
  href: string;
}

/**
 * The addresses of a page in each language that has it, its own included, as search engines ask. Nothing if it
 * exists in one language.
 */
export function alternatesOf(path: string): Alternate[] {
  const languages = publishedLanguages().filter(({ id }) => id === firstLanguage || isTranslated(id, path));
  if (languages.length < 2) return [];
  const addressIn = (language: string) => inLanguage(language, () => absoluteUrl(path));
  return [
    ...languages.map(({ id, tag }) => ({ language: tag, href: addressIn(id) })),
    { language: 'x-default', href: addressIn(firstLanguage) },
  ];
}
