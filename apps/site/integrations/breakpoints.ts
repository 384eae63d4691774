import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const breakpointsFile = fileURLToPath(new URL('../../../packages/ui/src/breakpoints.css', import.meta.url));

/** Lets stylesheets say "@media (--desktop)": no browser resolves the names of breakpoints.css itself. */
export function breakpoints(): Plugin {
  const resolve = breakpointResolver(readFileSync(breakpointsFile, 'utf8'));
  return {
    name: 'breakpoints',
    // Without "enforce", this plugin runs after Vite has resolved imports.
    transform: {
      filter: { id: /\.css(?:\?|$)/, code: /@media/ },
      handler: (code) => ({ code: resolve(code), map: null }),
    },
  };
}

/**
 * The transformation itself, from CSS to CSS.
 * @param definitions the text of breakpoints.css
 */
export function breakpointResolver(definitions: string): (css: string) => string {
  const queries = new Map(
    [...definitions.matchAll(/@custom-media (--[\w-]+) ([^;]+);/g)].map(([, name = '', query = '']) => [
      name,
      query,
    ]),
  );
  return (css) =>
    css.replaceAll(/(?<=@media[^{]*)\((--[\w-]+)\)/g, (_whole, name: string) => {
      const query = queries.get(name);
      if (!query) throw new Error(`${name} is no breakpoint: breakpoints.css has ${[...queries.keys()]}`);
      return query;
    });
}
