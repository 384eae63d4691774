import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const letters = 'abcdefghijklmnopqrstuvwxyz';
const characters = `${letters}0123456789${letters.toUpperCase()}`;

/** The styles whose classes keep their names. */
const sharedStyles = ['layout', 'text'].map((name) =>
  readFileSync(join(root, `packages/ui/src/${name}.css`), 'utf8'),
);

let names: Map<string, string> | undefined;

/**
 * The name of a CSS Module's class or animation in the page. In a build it has two characters, because every page
 * carries its CSS and each byte matters: four letters cost 440 bytes a page. In development it is readable. The
 * same styles give the same names in every build.
 */
export function scopedClassName(name: string, file: string): string {
  if (process.env.NODE_ENV === 'development') return `${basename(file).replace('.module.css', '')}-${name}`;
  names ??= nameAll();
  // The packages of a copy of the repository may be those of another folder.
  const [inRepository] = /(?:apps\/site|packages\/ui)\/src\/[^?]*/.exec(file) ?? [file];
  const place = `${inRepository} ${name}`;
  const short = names.get(place);
  if (short === undefined) throw new Error(`${place} is in no style that the build found`);
  return short;
}

/** A name for each class and animation of all modules, in the order of the files. */
function nameAll(): Map<string, string> {
  const taken = new Set(
    sharedStyles.flatMap((css) => [...css.matchAll(/\.([\w-]+)/g)].map(([, name]) => name)),
  );
  const free = shortNames().filter((name) => !taken.has(name));
  const modules = globSync('{apps/site,packages/ui}/src/**/*.module.css', { cwd: root }).sort();
  const places = modules.flatMap((file) => {
    const css = readFileSync(join(root, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
    const found = [...css.matchAll(/(?:\.(?=[a-z_])|@keyframes\s+)([\w-]+)/gi)].map(([, name]) => name);
    return [...new Set(found)].map((name) => `${file} ${name}`);
  });
  if (places.length > free.length) throw new Error('There are more classes than names of two characters.');
  return new Map(places.map((place, at) => [place, free[at] ?? '']));
}

const shortNames = () =>
  [...letters, ...letters.toUpperCase()].flatMap((first) => [...characters].map((second) => first + second));
