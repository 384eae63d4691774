import type { Fields } from '../forms/form-fields.ts';
import { readStored, store } from '../forms/stored.ts';

const hour = 60 * 60 * 1000;

interface Sending {
  /** Of what was typed, which must not stay in the tab for the next person. */
  fingerprint: string;
  key: string;
  at: number;
}

/** Only where nothing can be stored, so that signing out leaves no input here. */
let last: Sending | undefined;

/**
 * The idempotency key of a form. In one tab the same input has the same key for an hour, whether it is sent
 * again immediately, after a lost response or after the back button, so the server stores it once. Changed
 * input has a new key, so that it is never mistaken for stored input.
 */
export function keyOfSending(endpoint: string, typed: Fields, now = Date.now()): string {
  const fingerprint = fingerprintOf(JSON.stringify([endpoint, typed]));
  const before = last ?? readStored<Sending>('sessionStorage', 'lastSending');
  if (before?.fingerprint === fingerprint && now - before.at < hour) return before.key;
  const sending = { fingerprint, key: newKey(), at: now };
  // Without storage the key is kept until the page is left.
  last = store('sessionStorage', 'lastSending', JSON.stringify(sending)) ? undefined : sending;
  return sending.key;
}

/** Two hashes of 32 bits. The same for the same text only, except by an accident of one in many billions. */
function fingerprintOf(text: string): string {
  let [one, other] = [0, 1];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 0x9e3779b1);
    other = Math.imul(other ^ code, 0x5bd1e995) ^ (other >>> 15);
  }
  return `${one}/${other}`;
}

/** A random key, also where randomUUID is missing because the page was loaded over plain HTTP. */
export const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
