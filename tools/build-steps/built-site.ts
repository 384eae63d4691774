import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { root } from '../run-command.ts';

/** Where the built site is published: apps/site/dist, or SITE_OUT_DIR as in the build. */
export const publishedSite = resolve(root, 'apps/site', process.env.SITE_OUT_DIR || 'dist');

/** The folder of the published site, under a name that does not change when the next build is published. */
export const builtSite = existsSync(publishedSite) ? realpathSync(publishedSite) : publishedSite;

export interface BuiltPage {
  /** As visitors see it: /pricing, /Help Center. The not-found page is served for every unknown path. */
  path: string;
  /** The HTML file of the page. */
  file: string;
  /** The status of its response. */
  status: number;
  /** The language of its frame, whose addresses are below /fr. The first language if undefined. */
  language: string | undefined;
  /** The path of the same page in the first language. */
  original: string;
  /** False for a page that its language lacks: it is that of the first language inside the frame of its own. */
  isTranslated: boolean;
}

/**
 * Every page of the built site in each language, sorted by path.
 * @throws if the site is not built
 */
export function listBuiltPages(folder = builtSite): BuiltPage[] {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}. Run npm run build first.`);
  }
  return globSync('**/*.html', { cwd: folder })
    .map((name) => {
      const written = `/${name.replaceAll(sep, '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;
      const path = written.replace(/\/404$/, '/no-such-page');
      const file = join(folder, name);
      const html = readFileSync(file, 'utf8');
      const [, language] = /<html [^>]*data-prefix="?\/(\w+)/.exec(html) ?? [];
      return {
        path,
        file,
        status: path === written ? 200 : 404,
        language,
        original: language === undefined ? path : path.slice(language.length + 1) || '/',
        isTranslated: !/<main id="?content"? lang=/.test(html),
      };
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** The pages of the first language. */
export const listFirstPages = (folder = builtSite): BuiltPage[] =>
  listBuiltPages(folder).filter(({ language }) => language === undefined);

/** The pages of the first language and those that other languages have themselves. */
export const listTranslatedPages = (folder = builtSite): BuiltPage[] =>
  listBuiltPages(folder).filter(({ isTranslated }) => isTranslated);

/** Reads a file of the built site by its URL path, for example /_astro/page.js. */
export const readBuiltFile = (address: string) => readFileSync(placeOf(address));

/** The same, or undefined if there is no such file. */
export const findBuiltFile = (address: string) =>
  existsSync(placeOf(address)) ? readBuiltFile(address) : undefined;

const placeOf = (address: string) =>
  join(builtSite, decodeURI(new URL(address, 'http://site.invalid').pathname));
