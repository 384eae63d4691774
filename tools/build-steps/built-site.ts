import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { root } from '../run-command.ts';

/** Where the built site is published: apps/site/dist, or SITE_OUT_DIR as in the build. */
export const publishedSite = resolve(root, 'apps/site', process.env.SITE_OUT_DIR ?? 'dist');

/** The folder of the published site, under a name that does not change when the next build is published. */
export const builtSite = existsSync(publishedSite) ? realpathSync(publishedSite) : publishedSite;

export interface BuiltPage {
  /** As visitors see it: /pricing, /Help Center. The not-found page is served for every unknown path. */
  path: string;
  /** The HTML file of the page. */
  file: string;
  /** The status of its response. */
  status: number;
}

/**
 * Every page of the built site, sorted by path.
 * @throws if the site is not built
 */
export function listBuiltPages(folder = builtSite): BuiltPage[] {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}. Run npm run build first.`);
  }
  return globSync('**/*.html', { cwd: folder })
    .map((name) => {
      const path = `/${name.replaceAll(sep, '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;
      const isNotFound = path === '/404';
      return {
        path: isNotFound ? '/no-such-page' : path,
        file: join(folder, name),
        status: isNotFound ? 404 : 200,
      };
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Reads a file of the built site by its URL path, for example /_astro/page.js. */
export const readBuiltFile = (address: string) => readFileSync(placeOf(address));

/** The same, or undefined if there is no such file. */
export const findBuiltFile = (address: string) =>
  existsSync(placeOf(address)) ? readBuiltFile(address) : undefined;

const placeOf = (address: string) =>
  join(builtSite, decodeURI(new URL(address, 'http://site.invalid').pathname));
