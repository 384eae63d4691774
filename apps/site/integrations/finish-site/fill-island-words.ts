import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const place = /\bislandWords\.(\w+)\b/g;

/** The texts of islands in one language, and the pages that are in it. */
interface WordsOfLanguage {
  /** By the names that scripts import. */
  words: Readonly<Record<string, unknown>>;
  /** Their paths in the folder of the site. */
  pages: readonly string[];
}

/**
 * Inserts the texts of islands into their bundled scripts (integrations/island-words.ts), once for each language.
 * A script is cached by its name, so it is renamed, like every script that imports it, and the pages get the
 * names of their language.
 * @throws if a script needs a text that there is not, or if such scripts import each other in a circle
 */
export function fillIslandWords(folder: string, languages: readonly WordsOfLanguage[]): void {
  const scripts = new Map(
    globSync('_astro/*.js', { cwd: folder }).map((file) => [
      basename(file),
      readFileSync(join(folder, file), 'utf8'),
    ]),
  );
  const filled = languages.map(({ words, pages }) => ({ renamed: renameScripts(scripts, words), pages }));
  for (const name of findChanging(scripts)) rmSync(join(folder, '_astro', name));
  for (const { renamed, pages } of filled) {
    for (const { name, code } of renamed.values()) writeFileSync(join(folder, '_astro', name), code);
    for (const page of pages) {
      const html = readFileSync(join(folder, page), 'utf8');
      let withNames = html;
      for (const [name, { name: newName }] of renamed) withNames = withNames.replaceAll(name, newName);
      if (withNames !== html) writeFileSync(join(folder, page), withNames);
    }
  }
}

type Renamed = Map<string, { name: string; code: string }>;

/** The new name and code, by the name, of each script with a text and of each script that imports such a one. */
export function renameScripts(
  scripts: ReadonlyMap<string, string>,
  words: Readonly<Record<string, unknown>>,
): Renamed {
  const changing = findChanging(scripts);
  const renamed: Renamed = new Map();
  const rename = (name: string, importers: readonly string[]): string => {
    const before = renamed.get(name);
    if (before !== undefined) return before.name;
    if (importers.includes(name)) throw new Error(`${name} has texts of an island and imports itself.`);
    let code = (scripts.get(name) ?? '').replaceAll(place, (_whole, word: string) => write(words, word));
    for (const other of changing) {
      if (code.includes(other)) code = code.replaceAll(other, rename(other, [...importers, name]));
    }
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    const newName = name.replace(/[\w-]{8}\.js$/, `${hash}.js`);
    renamed.set(name, { name: newName, code });
    return newName;
  };
  for (const name of changing) rename(name, []);
  return renamed;
}

/** The scripts that contain the place of a text, or import a script that does. */
function findChanging(scripts: ReadonlyMap<string, string>): Set<string> {
  const changing = new Set(
    [...scripts].filter(([, code]) => code.search(place) !== -1).map(([name]) => name),
  );
  for (const found of changing) {
    for (const [name, code] of scripts) if (code.includes(found)) changing.add(name);
  }
  return changing;
}

function write(words: Readonly<Record<string, unknown>>, word: string): string {
  if (!Object.hasOwn(words, word)) throw new Error(`integrations/island-words.ts has no text ${word}.`);
  return JSON.stringify(words[word]);
}
