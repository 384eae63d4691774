/** The paths of the pages that are translated, by language: a build renders translations first. */
const pages = new Map<string, Set<string>>();

/** Notes that a language has a page of its own at this path, which is that of the first language. */
export function noteTranslated(language: string, path: string): void {
  pages.set(language, (pages.get(language) ?? new Set()).add(path));
}

/** Whether a language has a page of its own at this path. */
export const isTranslated = (language: string, path: string): boolean =>
  pages.get(language)?.has(path) ?? false;
