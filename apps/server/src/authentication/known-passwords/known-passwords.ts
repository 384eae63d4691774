import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** 40 bits: with 140,000 entries, one unknown password in eight million matches by accident. */
const entryLength = 5;

/** Common passwords: the start of the SHA-256 of each in lower case, sorted. */
export const knownPasswordsFile = new URL('known-passwords.bin', import.meta.url);

let loading: Promise<Buffer> | undefined;

/**
 * Loads the list at the first call, because most processes never need it. It is kept outside the JavaScript
 * heap.
 * @returns a function that checks whether a password in lower case is on the list
 */
export async function loadKnownPasswords(): Promise<(password: string) => boolean> {
  loading ??= readFile(knownPasswordsFile);
  const entries = await loading;
  return (password) => includes(entries, fingerprint(password));
}

/** The entry of a password in the file. */
export function fingerprint(password: string): Buffer {
  return hash('sha256', password, 'buffer').subarray(0, entryLength);
}

/** Binary search. */
function includes(entries: Buffer, wanted: Buffer): boolean {
  let [from, to] = [0, entries.length / entryLength];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const order = wanted.compare(entries, middle * entryLength, (middle + 1) * entryLength);
    if (order === 0) return true;
    if (order > 0) from = middle + 1;
    else to = middle;
  }
  return false;
}
