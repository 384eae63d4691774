import type { Fields } from '../form-fields.ts';

const hour = 60 * 60 * 1000;

interface Sending {
  content: string;
  key: string;
  at: number;
}

let last: Sending | undefined;

/**
 * The key under which a form is sent. The same words within an hour have the same key in a tab, whether they are sent
 * again at once, after an answer that was lost, or after the back button: the server stores them once. Words that
 * were changed in between have another: nothing that was typed is taken for what is stored already.
 */
export function keyOfSending(path: string, typed: Fields, now = Date.now()): string {
  const content = JSON.stringify([path, typed]);
  const before = last ?? recall();
  if (before?.content === content && now - before.at < hour) return before.key;
  last = { content, key: newKey(), at: now };
  try {
    sessionStorage.setItem('lastSending', JSON.stringify(last));
  } catch {
    // A browser that stores nothing knows the key until the page is left.
  }
  return last.key;
}

function recall(): Sending | undefined {
  try {
    return JSON.parse(sessionStorage.getItem('lastSending') ?? '');
  } catch {
    return undefined;
  }
}

/** Random, also where randomUUID is missing because the page came over plain HTTP. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
