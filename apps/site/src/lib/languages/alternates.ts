import {
  currentLanguage,
  firstLanguage,
  inLanguage,
} from '@accounting-site/content/languages/current-language';
import {
  addressPrefix,
  type Language,
  publishedLanguages,
} from '@accounting-site/content/languages/languages';
import { attributeOf, elementsOf, parsePage, placeOf } from '../../../integrations/finish-site/page.ts';
import { absoluteUrl } from '../pages/absolute-url.ts';
import { isTranslated } from './translated-pages.ts';

interface Alternate {
  /** Its tag, or x-default for readers of all other languages. */
  language: string;
  href: string;
}

/** The published languages that have a page of their own at this path. */
export const languagesOf = (path: string): Language[] =>
  publishedLanguages().filter(({ id }) => id === firstLanguage || isTranslated(id, path));

/**
 * The addresses of a page in each language that has it, its own included, as search engines require. Empty if it
 * exists in one language only.
 */
export function alternatesOf(path: string): Alternate[] {
  const languages = languagesOf(path);
  if (languages.length < 2) return [];
  const addressIn = (language: string) => inLanguage(language, () => absoluteUrl(path));
  return [
    ...languages.map(({ id, tag }) => ({ language: tag, href: addressIn(id) })),
    { language: 'x-default', href: addressIn(firstLanguage) },
  ];
}

/** The same as elements for the head of a page. Nothing for a translation: nameAlternates adds them. */
export const alternateLinks = (path: string): string =>
  currentLanguage() === firstLanguage ? linksTo(path) : '';

/**
 * Adds hreflang links after the canonical link. Call it when all pages are rendered: only then is known which
 * languages have this page.
 */
export function nameAlternates(html: string, language: string): string {
  const page = parsePage(language, html);
  const canonical = elementsOf(page, 'link').find((link) => attributeOf(link, 'rel') === 'canonical');
  if (canonical === undefined) return html;
  const address = new URL(attributeOf(canonical, 'href')).pathname;
  const path = decodeURI(address).slice(addressPrefix(language).length) || '/';
  return page.edit.appendLeft(placeOf(canonical).end, linksTo(path)).toString();
}

const linksTo = (path: string) =>
  alternatesOf(path)
    .map(({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${href}">`)
    .join('');
