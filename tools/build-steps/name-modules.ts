import { modulesLoadedWith } from './page-weight.ts';

const islands = /<astro-island\b(?:[^>"]|"[^"]*")*>/g;
const isAhead = (tag: string) => tag.includes('&quot;value&quot;:&quot;ahead&quot;');
const ownModules = / (?:component|renderer)-url="([^"]*)"/g;

/**
 * Lists the static imports of each preloaded island (client:intent="ahead") in its HTML, so that the browser
 * can load all of them in parallel (layouts/fetch-ahead.ts).
 * @param html one page as Astro built it
 * @param readAsset reads a file of the site by its URL path
 */
export function nameModules(html: string, readAsset: (address: string) => Buffer): string {
  return html.replace(islands, (tag) => {
    if (!isAhead(tag)) return tag;
    const addresses = [...tag.matchAll(ownModules)].map(([, address = '']) => address);
    const modules = [...modulesLoadedWith(addresses, readAsset).keys()].sort();
    return tag.replace('<astro-island', `<astro-island data-modules="${modules.join(' ')}"`);
  });
}
