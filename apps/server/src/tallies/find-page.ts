import { withoutEscapes } from '@accounting-site/contract/fields/without-escapes';

/**
 * The page for the path that a browser reports from its address bar.
 * @param pages the decoded paths of all pages
 * @returns undefined for an unknown path, so that invented paths cannot fill the counters
 */
export function findPage(pages: ReadonlySet<string>, path: string): string | undefined {
  const page = withoutEscapes(path);
  return pages.has(page) ? page : undefined;
}
