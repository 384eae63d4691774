import type { Site } from '../../../plugins/static-site/load-site.ts';

/** The paths of the pages of a site, as the address bar has them when they are decoded: /, /pricing, /Help Center. */
export function listPages(site: Pick<Site, 'files'> | undefined): ReadonlySet<string> {
  const pages = [...(site?.files.keys() ?? [])].filter(
    (file) => file.endsWith('.html') && file !== '404.html',
  );
  return new Set(pages.map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`));
}
