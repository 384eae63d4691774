import { noteInput } from '@accounting-site/content/reading/content-inputs';

/** Files that every language has: its pages, pictures for shared links, search index and feed. */
const perLanguage = /^(?:og\/.*\.png|search-index\.json|feed\.xml)$/;

/** The desk is in the first language only, as the company's own team works there. */
const ofTheTeam = /^staff(?:\/|\.html$)/;

/** Whether a file of the site exists in each language. Files to download are shared by all. */
export const isTranslatedFile = (file: string): boolean =>
  file.endsWith('.html') ? !ofTheTeam.test(file) : perLanguage.test(file);

/** The paths of the pages that are translated, by language: a build renders translations first. */
const pages = new Map<string, Set<string>>();

/** Notes that a language has a page of its own at this path, which is that of the first language. */
export function noteTranslated(language: string, path: string): void {
  pages.set(language, (pages.get(language) ?? new Set()).add(path));
}

/** Whether a language has a page of its own at this path. */
export function isTranslated(language: string, path: string): boolean {
  noteInput(`translation ${language} ${path}`);
  return pages.get(language)?.has(path) ?? false;
}

/** What isTranslated says now; undefined for other inputs. @param input as isTranslated notes it */
export function versionOfTranslation(input: string): string | undefined {
  const [, language = '', path = ''] = /^translation (\S+) (.*)$/.exec(input) ?? [];
  return path === '' ? undefined : `${isTranslated(language, path)}`;
}
