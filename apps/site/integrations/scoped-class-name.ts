import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** The styles whose classes keep their names: wide and card have four letters as well. */
const sharedStyles = ['layout', 'pictures', 'text'].map((name) =>
  readFileSync(new URL(`../../../packages/ui/src/${name}.css`, import.meta.url), 'utf8'),
);
const shared = new Set(
  sharedStyles.flatMap((css) => [...css.matchAll(/\.([a-z]{4})\b/g)].map(([, name]) => name)),
);

const owners = new Map<string, string>();

/**
 * The name of a CSS Module's class in the page. In a build it has four letters, because every page carries
 * its CSS and each byte matters. In development it is readable. The same class has the same name in every
 * build.
 */
export function scopedClassName(name: string, file: string): string {
  const component = basename(file).replace('.module.css', '');
  if (process.env.NODE_ENV === 'development') return `${component}-${name}`;
  const owner = `${component}.${name}.${file.split('/').slice(-3).join('/')}`;
  const digest = createHash('sha256').update(owner).digest();
  const short = firstFree([0, 4, 8, 12].map((from) => lettersOf(digest.subarray(from, from + 4))));
  const other = owners.get(short);
  if (other && other !== owner) throw new Error(`${owner} and ${other} get the same class name: rename one`);
  owners.set(short, owner);
  return short;
}

const firstFree = (names: string[]) => names.find((name) => !shared.has(name)) ?? '';

const lettersOf = (bytes: Buffer) => [...bytes].map(letter).join('');

const letter = (byte: number) => String.fromCharCode(97 + (byte % 26));
