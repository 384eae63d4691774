import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { root } from './run-command.ts';

/** Where the built site is published: apps/site/dist, or SITE_OUT_DIR as the build reads it. */
export const publishedSite = resolve(root, 'apps/site', process.env.SITE_OUT_DIR ?? 'dist');

/** The folder of the site as it is published now, under the name that it keeps when the next build is published. */
export const builtSite = existsSync(publishedSite) ? realpathSync(publishedSite) : publishedSite;

export interface BuiltPage {
  /** As a visitor reads it: /pricing, /Help Center. The not-found screen answers any path that is no page. */
  path: string;
  /** The file that holds it. */
  file: string;
  /** The status its answer has. */
  status: number;
}

/**
 * Every page of the built site, in the order of their paths.
 * @throws when the site is not built
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

/** A file of the built site by its address, for example /_astro/page.js. */
export const readBuiltFile = (address: string, folder = builtSite) => readFileSync(placeOf(address, folder));

/** The same, or undefined where there is no such file. */
export const findBuiltFile = (address: string, folder = builtSite) =>
  existsSync(placeOf(address, folder)) ? readFileSync(placeOf(address, folder)) : undefined;

const placeOf = (address: string, folder: string) =>
  join(folder, decodeURI(new URL(address, 'http://site.invalid').pathname));
