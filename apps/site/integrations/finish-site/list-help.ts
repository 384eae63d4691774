import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFile } from '@accounting-site/contract/site/site-manifest';

/** The path of the list in the built site. */
export const helpListFile = 'offline-help.json';

/**
 * Writes the download size of each help article for offline use, in compressed bytes. The files that all
 * articles share are already cached on the device of anyone who sees the offer.
 * @param files the finished files of the site
 * @returns whether there are any articles
 */
export function writeHelpList(siteDir: string, files: readonly SiteFile[]): boolean {
  const articles = files.filter(({ path }) => /^help\/article\/[^/]+\.html$/.test(path));
  const list = articles.map(({ path, size, encodings }) => ({
    path: `/${path.replace(/\.html$/, '')}`,
    bytes: encodings.br ?? size,
  }));
  if (list.length > 0) writeFileSync(join(siteDir, helpListFile), JSON.stringify(list));
  return list.length > 0;
}
