import { createHash } from 'node:crypto';
import { minify } from 'vite';

/**
 * The inline scripts that Astro writes before the first island: the custom element and the hydration
 * directives.
 */
const ofIslands =
  /<script>((?:(?!<\/script>)[\s\S])*(?:define\("astro-island"|self\.Astro\|\|)[\s\S]*?)<\/script>/g;
const modules = /<script type="module" src="([^"]+)"><\/script>/g;

export interface GatheredScripts {
  /** The pages in their order, with one script element in place of the inline scripts. */
  pages: string[];
  /** The shared file, for the folder of the built site. */
  file: { path: string; code: string };
}

/**
 * Moves the script that all pages share, and that of the islands, from the pages into one file. It then takes
 * no bytes of the first round trip, and is cached for the second page. Until it has loaded,
 * layouts/hold-actions.ts queues the visitor's actions.
 * @param pages every page as Astro built it
 * @param readAsset reads a file of the site by its URL path
 */
export async function gatherScripts(
  pages: string[],
  readAsset: (address: string) => Buffer,
): Promise<GatheredScripts> {
  const inline = new Set<string>();
  const [first = '', ...others] = pages;
  const shared = new Set(
    sourcesOf(first).filter((source) => others.every((html) => sourcesOf(html).includes(source))),
  );
  const bare = pages.map((html) =>
    html
      .replace(modules, (tag, source: string) => (shared.has(source) ? '' : tag))
      .replace(ofIslands, (_tag, code: string) => {
        inline.add(code.trim());
        return '';
      }),
  );
  // The element starts as soon as it is defined, so its dependencies come first.
  const inlined = [...inline].sort().sort((one, other) => Number(isElement(one)) - Number(isElement(other)));
  const texts = [...inlined, ...[...shared].map((source) => readAsset(source).toString('utf8'))];
  const { code } = await minify('page.js', texts.join('\n'), { module: true });
  const path = `_astro/page.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  const reference = `<script type="module" src="/${path}"></script></head>`;
  return { pages: bare.map((html) => html.replace('</head>', reference)), file: { path, code } };
}

const sourcesOf = (html: string) => [...html.matchAll(modules)].map(([, source = '']) => source);

const isElement = (code: string) => code.includes('define("astro-island"');
