import { DomUtils } from 'htmlparser2';
import { addAttribute, appendToHead, attributeOf, elementsOf, expected, type Page, textOf } from './page.ts';
import {
  islandsAhead,
  islandsForSession,
  modulesLoadedWith,
  modulesOfIsland,
  type ReadAsset,
} from './page-modules.ts';

/**
 * Names the code of islands with its static imports in the HTML, so that the browser can load all files in
 * parallel. Otherwise it finds those that a file imports only once that file has arrived.
 */
export function nameModules(page: Page, readAsset: ReadAsset): void {
  nameAhead(page, readAsset);
  preloadForSession(page, readAsset);
}

/**
 * Lists the modules of each island with client:intent="ahead" in an attribute for layouts/fetch-ahead.ts.
 * @throws if that script is not right below such an island
 */
function nameAhead(page: Page, readAsset: ReadAsset) {
  const ahead = islandsAhead(page);
  for (const island of ahead) {
    const modules = modulesLoadedWith(page, modulesOfIsland(page, island), readAsset);
    addAttribute(page, island, 'data-modules', [...modules.keys()].sort().join(' '));
  }
  const readers = elementsOf(page, 'script').filter((script) => textOf(script).includes('dataset.modules'));
  for (const above of readers.map(DomUtils.prevElementSibling)) {
    if (!ahead.some((island) => island === above)) {
      expected(page, 'an island with client:intent="ahead" above the script of layouts/fetch-ahead.ts');
    }
  }
}

/**
 * Preloads the islands of a page whose content is for someone signed in, in head links. Their renderer imports only
 * React, as they do.
 */
function preloadForSession(page: Page, readAsset: ReadAsset) {
  const islands = islandsForSession(page);
  if (islands.length === 0) return;
  const modules = modulesLoadedWith(
    page,
    islands.map((island) => attributeOf(island, 'component-url')),
    readAsset,
  );
  for (const address of [...modules.keys()].sort()) {
    appendToHead(page, `<link rel="modulepreload" href="${address}">`);
  }
}
