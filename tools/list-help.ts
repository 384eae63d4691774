import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFile } from '@accounting-site/server/plugins/static-site/site-manifest';

/** Where the list lies in the built site. */
export const helpListFile = 'offline-help.json';

/**
 * Writes what saving the help articles for offline costs: the bytes of each as it travels. What they load besides is on
 * the phone of whoever reads the offer.
 * @param files the finished files of the site
 * @returns whether there are any
 */
export async function writeHelpList(siteDir: string, files: readonly SiteFile[]): Promise<boolean> {
  const articles = files.filter(({ path }) => /^help\/article\/[^/]+\.html$/.test(path));
  const list = articles.map(({ path, size, encodings }) => ({
    path: `/${path.replace(/\.html$/, '')}`,
    bytes: encodings.br ?? size,
  }));
  if (list.length > 0) await writeFile(join(siteDir, helpListFile), JSON.stringify(list));
  return list.length > 0;
}
