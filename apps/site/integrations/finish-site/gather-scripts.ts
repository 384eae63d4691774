import { createHash } from 'node:crypto';
import { keptValue } from './kept-results.ts';
import {
  appendToHead,
  attributeOf,
  type Element,
  elementsOf,
  expected,
  type Page,
  remove,
  textOf,
} from './page.ts';
import { islandsOf, type ReadAsset, readNeeded } from './page-modules.ts';

interface GatheredScripts {
  /** The URL paths of the modules that are in it: those of every page. */
  readonly modules: ReadonlySet<string>;
  /** The shared file, for the folder of the built site. */
  readonly path: string;
  readonly code: string;
}

/** The scripts of one page that may be shared. */
export interface ScriptsOfPage {
  readonly name: string;
  /** The URL paths of its modules. */
  readonly modules: readonly string[];
  /** The code of its islands, in the page. */
  readonly inline: readonly string[];
}

/** @throws if the page has an island without Astro's script for it */
export const scriptsInPage = (page: Page): ScriptsOfPage => ({
  name: page.name,
  modules: modulesOf(page).map((script) => attributeOf(script, 'src')),
  inline: codeOfIslands(page),
});

/**
 * Gathers in one file the script that all pages share, and that of the islands, which Astro writes before the
 * first island of each page. It then takes no bytes of the first round trip, and is cached for the second page.
 * Until it has loaded, layouts/hold-actions.ts queues the visitor's actions.
 * @param pages the scripts of every page as Astro built it
 * @throws if a page has no script in common with the others
 */
export async function gatherScripts(
  pages: Iterable<ScriptsOfPage>,
  readAsset: ReadAsset,
): Promise<GatheredScripts> {
  const inline = new Set<string>();
  let shared: readonly string[] | undefined;
  for (const page of pages) {
    shared = (shared ?? page.modules).filter((source) => page.modules.includes(source));
    if (shared.length === 0) expected(page, 'the script of every page, scripts/page.ts');
    for (const code of page.inline) inline.add(code);
  }
  // The element starts as soon as it is defined, so its dependencies come first.
  const inlined = [...inline].sort().sort((one, other) => Number(isElement(one)) - Number(isElement(other)));
  const texts = [
    ...inlined,
    ...(shared ?? []).map((source) => readNeeded({ name: 'Every page' }, source, readAsset).toString('utf8')),
  ];
  const code = await keptValue(['page script', texts], async () => {
    // Loaded when it is needed: it takes half a second and 40 MB.
    const { minify } = await import('vite');
    return (await minify('page.js', texts.join('\n'), { module: true })).code;
  });
  const path = `_astro/page.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  return { modules: new Set(shared), path, code };
}

/** Replaces what was gathered with one script element in the head. */
export function referToGathered(page: Page, { modules, path }: GatheredScripts): void {
  const gathered = modulesOf(page).filter((script) => modules.has(attributeOf(script, 'src')));
  for (const script of [...gathered, ...scriptsOfIslands(page)]) remove(page, script);
  appendToHead(page, `<script type="module" src="/${path}"></script>`);
}

const modulesOf = (page: Page) =>
  elementsOf(page, 'script').filter(
    (script) => attributeOf(script, 'type') === 'module' && attributeOf(script, 'src') !== '',
  );

/** The custom element of islands and the hydration directives. */
const scriptsOfIslands = (page: Page): Element[] =>
  elementsOf(page, 'script').filter(
    (script) => isElement(textOf(script)) || /self\.Astro\|\|/.test(textOf(script)),
  );

const isElement = (code: string) => code.includes('define("astro-island"');

function codeOfIslands(page: Page): string[] {
  const codes = scriptsOfIslands(page).map((script) => textOf(script).trim());
  const islands = islandsOf(page);
  if (islands.length > 0 && !codes.some(isElement))
    expected(page, "Astro's script of the element astro-island");
  for (const directive of new Set(islands.map((island) => attributeOf(island, 'client')))) {
    if (!codes.some((code) => code.includes(`astro:${directive}`))) {
      expected(page, `Astro's script of the directive client:${directive}`);
    }
  }
  return codes;
}
