import { noteInput } from '@accounting-site/content/reading/content-inputs';

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
