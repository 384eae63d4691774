import { createHash } from 'node:crypto';

/** A field that is in no file: it travels with a form and says which text of the file the form was made from. */
export const versionField = 'editor_version';

/** Names a text. */
export const versionOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 20);

/** The text of a file as the form gets it: with its version as the first field. */
export function withVersion(path: string, text: string): string {
  const line = `${versionField}: v${versionOf(text)}\n`;
  return path.endsWith('.md') ? text.replace(/^---\r?\n/, (fence) => fence + line) : line + text;
}

/** The version that a form carried, undefined for a form that was made from no file. */
export const readVersion = (sent: string) =>
  new RegExp(`^${versionField}: '?"?v([0-9a-f]{20})`, 'm').exec(sent)?.[1];

/** Names a text as Keystatic's list of the folder does: as Git names the file. */
export const listedVersionOf = (text: string) =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0`)
    .update(text)
    .digest('hex');
