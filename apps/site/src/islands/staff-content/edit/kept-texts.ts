import type { EntryChange } from '@accounting-site/contract/staff-content';
import { keptTextsKey } from '../../../lib/session/session-draft.ts';

/** What a form sends of an entry. */
export type EntryValue = Pick<EntryChange, 'fields' | 'body' | 'text'>;

/** What the server does not have yet. */
export interface KeptText {
  basedOn: string;
  value: EntryValue;
}

type Kept = Record<string, KeptText>;

/** The texts of this account that the server does not have yet, by path. Signing out deletes them. */
export function readKept(userId: string): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(keptTextsKey) ?? '{}');
    return kept.userId === userId ? kept.texts : {};
  } catch {
    return {};
  }
}

/** Keeps a text over a lost connection, a closed browser or an expired session; undefined deletes it. */
export function keepText(userId: string, path: string, text: KeptText | undefined): void {
  const { [path]: _before, ...others } = readKept(userId);
  const texts = text === undefined ? others : { ...others, [path]: text };
  try {
    if (Object.keys(texts).length === 0) localStorage.removeItem(keptTextsKey);
    else localStorage.setItem(keptTextsKey, JSON.stringify({ userId, texts }));
  } catch {
    // Without storage a text is kept until the page is left.
  }
}
