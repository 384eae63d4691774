import type { Fields } from '../forms/form-fields.ts';
import { readStored, store } from '../forms/stored.ts';

const hour = 60 * 60 * 1000;

interface Sending {
  content: string;
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
  const content = JSON.stringify([endpoint, typed]);
  const before = last ?? readStored<Sending>('sessionStorage', 'lastSending');
  if (before?.content === content && now - before.at < hour) return before.key;
  const sending = { content, key: newKey(), at: now };
  // Without storage the key is kept until the page is left.
  last = store('sessionStorage', 'lastSending', JSON.stringify(sending)) ? undefined : sending;
  return sending.key;
}

/** A random key, also where randomUUID is missing because the page was loaded over plain HTTP. */
export const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
