import { StaticPaths } from 'astro:static-paths';
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { inLanguage } from '@accounting-site/content/languages/current-language';
import { addressPrefix, type Language, translations } from '@accounting-site/content/languages/languages';
import { listInputs, noteInput, withInputs } from '@accounting-site/content/reading/content-inputs';
import { versionOfInput } from '@accounting-site/content/reading/content-versions';
import { keepContent } from '@accounting-site/content/reading/read-yaml';
import type { RouteData } from 'astro';
import { createApp } from 'astro/app/entrypoint';
import type { keptUntilChanged } from '../integrations/finish-site/kept-results.ts';
import { mapInParallel } from '../integrations/finish-site/map-in-parallel.ts';
import { nameAlternates } from './lib/languages/alternates.ts';
import { leadToLanguage } from './lib/languages/lead-to-language.ts';
import { isTranslatedFile, noteTranslated, versionOfTranslation } from './lib/languages/translated-pages.ts';
import { keepPicturesIn } from './lib/open-graph/kept-pictures.ts';
import { versionOfSitePages } from './lib/pages/site-pages.ts';

const app = createApp({ streaming: false });

interface StaticPath {
  pathname: string;
  route: RouteData;
}

interface Site {
  /** The folder where drawn pictures are kept for the next time. */
  pictures: string;
  /** Stores a page or another file by its path in the site's folder. */
  write: (path: string, body: Buffer) => void;
  /** Keeps rendered pages until what they were made from changes. */
  keep: typeof keptUntilChanged;
}

/**
 * Renders the whole site from the content folder. Not part of a page: the build bundles this module with all
 * pages, and runs the bundle once for each version of the content.
 * @throws if a page cannot be rendered, or if two are the same file
 */
export async function renderSite({ pictures, write, keep }: Site): Promise<void> {
  keepContent();
  keepPicturesIn(pictures);
  const { known, versionOf } = createVersions();
  const keepNamed = (name: string[], make: () => Promise<Buffer>) =>
    keep(name, versionOf, async () => {
      const { value, inputs } = withInputs(make);
      return { value: await value, inputs: listInputs(inputs) };
    });
  const keepFile: KeepFile = (file, make) => keepNamed(['file', file], make);
  const listed = await keepNamed(['paths'], listPaths);
  const paths = readPaths(listed);
  known.set(pathsOfPages, createHash('sha256').update(listed).digest('base64url'));
  // A page names the same page in the other languages, so translations are rendered first and written together.
  const translated: (() => void)[] = [];
  for (const language of translations())
    await renderLanguage(language, paths, keepFile, write, (page) => translated.push(page));
  for (const writePage of translated) writePage();
  const written = new Set<string>();
  await mapInParallel(paths, async ({ pathname, route }) => {
    const path = fileOf(pathname, route);
    if (written.has(path)) throw new Error(`${route.component}: another page is also ${path}.`);
    written.add(path);
    write(path, await keepFile(path, () => render(path, route)));
    // Yield once per page: WeakRefs are freed only between event-loop turns.
    await setImmediate();
  });
}

type KeepFile = (file: string, make: () => Promise<Buffer>) => Promise<Buffer>;

/** Every path with the file of its route, sorted. Listing them loads the code of many pages. */
async function listPaths(): Promise<Buffer> {
  const paths: StaticPath[] = await new StaticPaths(app).getAll();
  const lines = paths.map(({ pathname, route }) => `${route.component}\n${pathname}`);
  return Buffer.from(JSON.stringify(lines.sort()));
}

function readPaths(listed: Buffer): StaticPath[] {
  const routes = new Map(app.manifest.routes.map(({ routeData }) => [routeData.component, routeData]));
  return (JSON.parse(listed.toString('utf8')) as string[]).map((line) => {
    const [component = '', pathname = ''] = line.split('\n');
    const route = routes.get(component);
    if (route === undefined) throw new Error(`${component} is no route.`);
    return { pathname, route };
  });
}

/** The input of a page that depends on which pages there are. */
const pathsOfPages = 'paths of pages';

/** Finds what inputs are now: each once, because the content does not change meanwhile. */
function createVersions() {
  const known = new Map<string, string>();
  const versionOf = (input: string): string => {
    const version =
      known.get(input) ?? versionOfTranslation(input) ?? versionOfSitePages(input) ?? versionOfInput(input);
    // Translations are rendered first, and which there are is known afterwards.
    if (!input.startsWith('translation ')) known.set(input, version);
    return version;
  };
  return { known, versionOf };
}

/** The first byte of a kept page that is translated. */
const translatedMark = '\0';

/**
 * Renders the pages of a language. An untranslated page has only its header and footer translated.
 * @param writeLater gets what writes a translated page, to be called when all languages are rendered
 */
async function renderLanguage(
  { id }: Language,
  all: StaticPath[],
  keepFile: KeepFile,
  write: Site['write'],
  writeLater: (page: () => void) => void,
): Promise<void> {
  const prefix = addressPrefix(id);
  const paths = all.filter(({ pathname, route }) => isTranslatedFile(fileOf(pathname, route)));
  const pages = new Set(paths.map(addressOf));
  const isPage = (path: string) => pages.has(decodeURI(path));
  await mapInParallel(paths, async ({ pathname, route }) => {
    const path = fileOf(pathname, route);
    const file = path === 'index.html' ? `${id}.html` : `${id}/${path}`;
    const body = await keepFile(file, async () => {
      const untranslated = new Set<string>();
      const own = await inLanguage(id, () => render(path, route), untranslated);
      if (route.type === 'endpoint') return own;
      const isTranslated = untranslated.size === 0;
      const page = isTranslated ? own : await render(path, route, { frame: id });
      noteInput(pathsOfPages);
      const html = leadToLanguage(page.toString('utf8'), prefix, isPage);
      return Buffer.from(isTranslated ? translatedMark + html : html);
    });
    if (body.toString('utf8', 0, 1) === translatedMark) {
      noteTranslated(id, addressOf({ pathname }));
      writeLater(() => write(file, Buffer.from(nameAlternates(body.toString('utf8', 1), id))));
    } else if (body.length > 0) write(file, body);
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
 * Renders a page or file. Empty for a file that a language does not have.
 * @param locals `frame`: the language of header and footer, if it differs from the page's
 */
async function render(path: string, routeData: RouteData, locals?: { frame: string }): Promise<Buffer> {
  const request = new Request(new URL(path, 'http://localhost'));
  const response = await app.render(request, { routeData, ...(locals && { locals }) });
  const expected = path === '404.html' ? [404] : [200, 204];
  if (!expected.includes(response.status))
    throw new Error(`${path} cannot be rendered: see the error above.`);
  return Buffer.from(await response.arrayBuffer());
}
