import { createHash } from 'node:crypto';
import { basename } from 'node:path';

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
  const short = [0, 1, 2, 3].map((at) => letter(digest.readUInt8(at))).join('');
  const other = owners.get(short);
  if (other && other !== owner) throw new Error(`${owner} and ${other} get the same class name: rename one`);
  owners.set(short, owner);
  return short;
}

const letter = (byte: number) => String.fromCharCode(97 + (byte % 26));
