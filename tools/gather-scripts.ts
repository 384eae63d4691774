import { createHash } from 'node:crypto';
import { minify } from 'vite';

/** What Astro writes into each page before its first island: the element itself and the moments of hydration. */
const ofIslands =
  /<script>((?:(?!<\/script>)[\s\S])*(?:define\("astro-island"|self\.Astro\|\|)[\s\S]*?)<\/script>/g;

export interface GatheredScripts {
  /** The pages in their order, each with one reference where the scripts stood. */
  pages: string[];
  /** The file they share, for the folder of the built site. */
  file: { path: string; code: string };
}

/**
 * Takes the script of the islands out of the pages into one file that all of them share: it takes none of the bytes
 * of the first round trip, and the second page finds it in the browser's cache. Until it is there a form is sent to
 * the page of its own, as without JavaScript.
 * @param pages every page as Astro built it
 */
export async function gatherScripts(pages: string[]): Promise<GatheredScripts> {
  const scripts = new Set<string>();
  const bare = pages.map((html) =>
    html.replace(ofIslands, (_tag, code: string) => {
      scripts.add(code.trim());
      return '';
    }),
  );
  const { code } = await minify('islands.js', [...scripts].sort().join('\n'), { module: true });
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const path = `_astro/islands.${hash}.js`;
  const reference = `<script type="module" src="/${path}"></script>`;
  return {
    pages: bare.map((html, at) =>
      html === pages[at] ? html : html.replace('</head>', `${reference}</head>`),
    ),
    file: { path, code },
  };
}
