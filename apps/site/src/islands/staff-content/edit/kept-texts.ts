import type { EntryChange } from '@accounting-site/contract/staff/staff-content';
import { readStored, store } from '../../../lib/forms/stored.ts';

/** What a form sends of an entry. */
export type EntryValue = Pick<EntryChange, 'fields' | 'body' | 'text'>;

/** What the server does not have yet. */
export interface KeptText extends Pick<EntryChange, 'basedOn' | 'original'> {
  value: EntryValue;
  /** What was sent on `basedOn` without a response. The server may have stored it. */
  sent?: EntryValue | undefined;
}

type Kept = Record<string, KeptText>;

const keyOf = (userId: string) => `contentTexts:${userId}`;

/**
 * The texts of this account that the server does not have yet, by path. They remain after signing out, and
 * only the same account sees them again.
 */
export function readKept(userId: string): Kept {
  return readStored('localStorage', keyOf(userId)) ?? {};
}

/** Keeps a text over a lost connection, a closed browser or an expired session; undefined deletes it. */
export function keepText(userId: string, path: string, text: KeptText | undefined): void {
  const { [path]: _before, ...others } = readKept(userId);
  const texts = text === undefined ? others : { ...others, [path]: text };
  // Without storage a text is kept until the page is left.
  const stored = Object.keys(texts).length === 0 ? undefined : JSON.stringify(texts);
  store('localStorage', keyOf(userId), stored);
}
