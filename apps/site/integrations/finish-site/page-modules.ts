import { init, parse } from 'es-module-lexer';
import { DomUtils } from 'htmlparser2';
import { attributeOf, type Element, elementsOf, expected, type Page } from './page.ts';

/** Reads a file of the built site by its URL path; undefined if there is none. */
export type ReadAsset = (address: string) => Buffer | undefined;

/** A file that this page needs. */
export function readNeeded({ name }: Pick<Page, 'name'>, address: string, readAsset: ReadAsset): Buffer {
  const body = readAsset(address);
  if (body === undefined) throw new Error(`${name}: loads ${address}, which is not in the built site.`);
  return body;
}

await init;

// Astro's own directives, which load an island without an action of the visitor. Ours wait: see
// client-directives.
const eagerDirectives = ['load', 'idle', 'visible', 'media', 'only'];
const javascriptTypes = ['', 'module', 'text/javascript'];

/** The script elements, except those with data. */
export const scriptsOf = (page: Page) =>
  elementsOf(page, 'script').filter((script) => javascriptTypes.includes(attributeOf(script, 'type')));

export const islandsOf = (page: Page) => elementsOf(page, 'astro-island');

/** The islands whose code is fetched before the first touch: client:intent="ahead". */
export const islandsAhead = (page: Page) =>
  islandsOf(page).filter((island) => JSON.parse(attributeOf(island, 'opts') || '{}').value === 'ahead');

/** The islands of a session (client:session), if the content of the page is among them; none otherwise. */
export function islandsForSession(page: Page): Element[] {
  const islands = islandsOf(page).filter((island) => attributeOf(island, 'client') === 'session');
  const inMain = elementsOf(page, 'main').flatMap((main) => DomUtils.getElementsByTagName('*', main));
  return islands.some((island) => inMain.includes(island)) ? islands : [];
}

/** The URL paths of an island's own module and of its renderer. */
export const modulesOfIsland = (page: Page, island: Element) =>
  ['component-url', 'renderer-url'].map(
    (name) => attributeOf(island, name) || expected(page, `an island with the attribute ${name}`),
  );

/** The code by URL path that a page loads without an action of the visitor. */
export function modulesOfReader(page: Page, readAsset: ReadAsset): Map<string, string> {
  const ownModules = (island: Element) => modulesOfIsland(page, island);
  const islands = islandsOf(page);
  const eager = islands.filter((island) => eagerDirectives.includes(attributeOf(island, 'client')));
  const ahead = islands.flatMap((island) => attributeOf(island, 'data-modules').split(' '));
  return modulesLoadedWith(page, [...sourcesOf(page), ...eager.flatMap(ownModules), ...ahead], readAsset);
}

/** The code at these URL paths and of all their static imports, each by its URL path. */
export const modulesLoadedWith = (page: Page, addresses: string[], readAsset: ReadAsset) =>
  collectModules(page, addresses, readAsset, { dynamic: false });

/** The code that a page can ever load, with its islands and their dynamic imports. */
export const allModules = (page: Page, readAsset: ReadAsset) =>
  collectModules(
    page,
    [...sourcesOf(page), ...islandsOf(page).flatMap((island) => modulesOfIsland(page, island))],
    readAsset,
    { dynamic: true },
  );

/** The modules in the HTML of the page. */
const sourcesOf = (page: Page) => [
  ...scriptsOf(page).map((script) => attributeOf(script, 'src')),
  ...elementsOf(page, 'link')
    .filter((link) => attributeOf(link, 'rel') === 'modulepreload')
    .map((link) => attributeOf(link, 'href')),
];

/** The code at these URL paths and of all they import, statically or in both ways, each by its URL path. */
function collectModules(
  page: Page,
  addresses: string[],
  readAsset: ReadAsset,
  { dynamic }: { dynamic: boolean },
): Map<string, string> {
  const modules = new Map<string, string>();
  const waiting = addresses.filter(Boolean);
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (modules.has(address)) continue;
    const { text, imports } = parseModule(readNeeded(page, address, readAsset));
    modules.set(address, text);
    for (const imported of imports) {
      if (imported.isDynamic && !dynamic) continue;
      waiting.push(new URL(imported.specifier, new URL(address, 'http://site.invalid')).pathname);
    }
  }
  return modules;
}

interface Import {
  readonly specifier: string;
  readonly isDynamic: boolean;
}

interface Module {
  readonly text: string;
  /** Its imports of files. */
  readonly imports: readonly Import[];
}

const known = new WeakMap<Buffer, Module>();

/** Most pages share most modules, so each is parsed once. */
function parseModule(body: Buffer): Module {
  const before = known.get(body);
  if (before !== undefined) return before;
  const text = body.toString('utf8');
  const imports = parse(text)[0].flatMap(({ n, s, e, d }) => {
    // The minifier writes texts between backticks, also those of dynamic imports.
    const specifier = n ?? /^`([^`$]*)`$/.exec(text.slice(s, e))?.[1];
    return specifier?.match(/^[./]/) ? { specifier, isDynamic: d >= 0 } : [];
  });
  const module = { text, imports };
  known.set(body, module);
  return module;
}
