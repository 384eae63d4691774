import { DomUtils } from 'htmlparser2';
import { addAttribute, elementsOf, expected, type Page, textOf } from './page.ts';
import { islandsAhead, modulesLoadedWith, modulesOfIsland, type ReadAsset } from './page-modules.ts';

/**
 * Lists the static imports of each preloaded island (client:intent="ahead") in its HTML, so that the browser
 * can load all of them in parallel (layouts/fetch-ahead.ts).
 * @throws if that script is not right below such an island
 */
export function nameModules(page: Page, readAsset: ReadAsset): void {
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
