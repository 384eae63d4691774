import { fileURLToPath } from 'node:url';
import { contentFolder } from '@accounting-site/content/reading/read-yaml';
import type { Plugin } from 'vite';
import { islandWords as modules } from '../src/islands/island-words.ts';

const readers = fileURLToPath(new URL('../src/islands/island-words.ts', import.meta.url));

/**
 * Texts of islands as modules, which a page loads together with the island at the first touch. As properties
 * of an island they would be in the HTML of the page, where there is no room for them. A build bundles scripts
 * with places for these texts, which are filled when the site is finished (finish-site/fill-island-words.ts).
 */
export const islandWords: Plugin = {
  name: 'island-words',
  resolveId: (source) => (source in modules ? `\0${source}` : undefined),
  load(source) {
    const name = source.slice(1);
    const found = source.startsWith('\0') ? modules[name] : undefined;
    if (found === undefined) return undefined;
    for (const file of found.files) this.addWatchFile(`${contentFolder()}/${file}`);
    const words = Object.entries(found.read());
    const { name: environment, mode } = this.environment;
    if (environment !== 'client') {
      const exports = words.map(
        ([word]) => `export const ${word} = readWhenUsed(${JSON.stringify(name)}, ${JSON.stringify(word)});`,
      );
      return [`import { readWhenUsed } from ${JSON.stringify(readers)};`, ...exports].join('\n');
    }
    const write = (word: string, value: unknown) =>
      mode === 'build' ? `islandWords.${word}` : JSON.stringify(value);
    return words.map(([word, value]) => `export const ${word} = ${write(word, value)};`).join('\n');
  },
};

/** All these texts, by the names that scripts import. */
export const readIslandWords = (): Record<string, unknown> =>
  Object.assign({}, ...Object.values(modules).map(({ read }) => read()));
