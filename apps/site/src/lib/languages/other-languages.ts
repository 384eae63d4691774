import { addressPrefix, publishedLanguages } from '@accounting-site/content/languages';
import { href } from '../pages/routes.ts';
import { isTranslatedFile } from './translated-paths.ts';

/** A page in one of the published languages. */
export interface PageInLanguage {
  id: string;
  tag: string;
  name: string;
  /** Its path as in a link. */
  path: string;
}

/** A page in each published language; nothing if there is only one, or if it is in the first language only. */
export function inEachLanguage(path: string): PageInLanguage[] {
  const languages = publishedLanguages();
  if (languages.length < 2 || !isTranslatedFile(`${path.slice(1)}.html`)) return [];
  return languages.map(({ id, tag, name }) => ({ id, tag, name, path: pathIn(path, id) }));
}

/** The path of a page in a language, as in a link: /fr for the French home page. */
export function pathIn(path: string, language: string): string {
  const prefix = addressPrefix(language);
  return prefix && path === '/' ? prefix : prefix + href(path);
}
