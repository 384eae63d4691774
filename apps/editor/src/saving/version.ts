import { createHash } from 'node:crypto';

/** A field that exists only in forms. It identifies the text of the file that the form was created from. */
export const versionField = 'editor_version';

export const versionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 20);

/** The text of a file for the form, with its version as the first field. */
export function withVersion(path: string, text: string): string {
  const line = `${versionField}: v${versionOf(text)}\n`;
  return path.endsWith('.md') ? text.replace(/^---\r?\n/, (fence) => fence + line) : line + text;
}

/** The version in a submitted form, or undefined for a form of a new file. */
export const readVersion = (sent: string) =>
  new RegExp(`^${versionField}: '?"?v([0-9a-f]{20})`, 'm').exec(sent)?.[1];

/** The version in Keystatic's list of the folder: Git's hash of the file. */
export const listedVersionOf = (text: string) =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0`)
    .update(text)
    .digest('hex');
