import { StaticPaths } from 'astro:static-paths';
import { setImmediate } from 'node:timers/promises';
import { inLanguage } from '@accounting-site/content/current-language';
import { addressPrefix, type Language, translations } from '@accounting-site/content/languages';
import { keepContent } from '@accounting-site/content/read-yaml';
import type { RouteData } from 'astro';
import { createApp } from 'astro/app/entrypoint';
import { inTurns } from '../integrations/finish-site/in-turns.ts';
import { nameAlternates } from './lib/languages/alternates.ts';
import { leadToLanguage } from './lib/languages/lead-to-language.ts';
import { noteTranslated } from './lib/languages/translated-pages.ts';
import { isTranslatedFile } from './lib/languages/translated-paths.ts';
import { keepPicturesIn } from './lib/open-graph/kept-pictures.ts';

const app = createApp({ streaming: false });

interface StaticPath {
  pathname: string;
  route: RouteData;
}

type Write = (path: string, body: Buffer) => void;

/**
 * Renders the whole site from the content folder. Not part of a page: the build bundles this module with all
 * pages, and runs the bundle once for each version of the content.
 * @param pictures the folder where drawn pictures are kept for the next time
 * @param write stores a page or another file by its path in the site's folder
 * @throws if a page cannot be rendered, or if two are the same file
 */
export async function renderSite(pictures: string, write: Write): Promise<void> {
  keepContent();
  keepPicturesIn(pictures);
  const paths = await new StaticPaths(app).getAll();
  // A page names the same page in the other languages, so translations are rendered first and written together.
  const translated: (() => void)[] = [];
  for (const language of translations())
    await renderLanguage(language, paths, write, (page) => translated.push(page));
  for (const writePage of translated) writePage();
  const written = new Set<string>();
  await inTurns(paths, async ({ pathname, route }) => {
    const path = fileOf(pathname, route);
    if (written.has(path)) throw new Error(`${route.component}: another page is also ${path}.`);
    written.add(path);
    write(path, await render(path, route));
    // Rendering waits for nothing, and what weak references name is kept until the next turn of the event loop.
    await setImmediate();
  });
}

/**
 * Renders the pages of a language. A page that it lacks is the one of the first language, in its frame.
 * @param writeLater gets what writes a translated page, to be called when all languages are rendered
 */
async function renderLanguage(
  { id }: Language,
  all: StaticPath[],
  write: Write,
  writeLater: (page: () => void) => void,
): Promise<void> {
  const prefix = addressPrefix(id);
  const paths = all.filter(({ pathname, route }) => isTranslatedFile(fileOf(pathname, route)));
  const pages = new Set(paths.map(addressOf));
  const isPage = (path: string) => pages.has(decodeURI(path));
  await inTurns(paths, async ({ pathname, route }) => {
    const path = fileOf(pathname, route);
    const file = path === 'index.html' ? `${id}.html` : `${id}/${path}`;
    const untranslated = new Set<string>();
    const body = await inLanguage(id, () => render(path, route), untranslated);
    if (route.type === 'endpoint') {
      if (body.length > 0) write(file, body);
    } else {
      const isTranslated = untranslated.size === 0;
      const page = isTranslated ? body : await render(path, route, { frame: id });
      const html = leadToLanguage(page.toString('utf8'), prefix, isPage);
      if (isTranslated) {
        noteTranslated(id, addressOf({ pathname }));
        writeLater(() => write(file, Buffer.from(nameAlternates(html, id))));
      } else write(file, Buffer.from(html));
    }
    await setImmediate();
  });
}

/** The path of a page as visitors see it, with its spaces. */
const addressOf = ({ pathname }: Pick<StaticPath, 'pathname'>) => decodeURI(pathname).replace(/^\/?/, '/');

function fileOf(pathname: string, { type }: RouteData): string {
  const path = pathname.replace(/^\//, '') || 'index';
  return type === 'endpoint' ? path : `${path}.html`;
}

/**
 * Renders a page or file. Empty for a file that a language does without.
 * @param locals `frame`: the language of header and footer, where it is not that of the page
 */
async function render(path: string, routeData: RouteData, locals?: { frame: string }): Promise<Buffer> {
  const request = new Request(new URL(path, import.meta.env.SITE));
  const response = await app.render(request, { routeData, ...(locals && { locals }) });
  const expected = path === '404.html' ? [404] : [200, 204];
  if (!expected.includes(response.status))
    throw new Error(`${path} cannot be rendered: see the error above.`);
  return Buffer.from(await response.arrayBuffer());
}
