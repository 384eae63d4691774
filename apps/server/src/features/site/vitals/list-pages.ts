import type { Site } from '../../../plugins/static-site/load-site.ts';

/** The decoded paths of a site's pages: /, /pricing, /Help Center. */
export function listPages(site: Pick<Site, 'files'> | undefined): ReadonlySet<string> {
  const pages = [...(site?.files.keys() ?? [])].filter(
    (file) => file.endsWith('.html') && !/(^|\/)404\.html$/.test(file),
  );
  return new Set(pages.map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`));
}
