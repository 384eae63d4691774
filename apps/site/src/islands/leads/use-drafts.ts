import { useState } from 'react';
import { readStored, store } from '../../lib/forms/stored.ts';
import { notesKey } from '../../lib/session/session-draft.ts';

/** Unsaved notes and next steps by the id of their field, and questions that are not answered yet. */
export type Drafts = ReturnType<typeof useDrafts>;

/**
 * Keeps the drafts of this account in this tab. They survive a closed record, a failed request, a reload and an
 * expired session. Signing out deletes them.
 */
export function useDrafts(userId: string) {
  const [drafts] = useState(() => recall(userId));
  return {
    /** Undefined if the field was not edited. */
    read: (field: string) => drafts[field],
    /** Without a text, the draft is deleted. */
    write(field: string, text?: string): void {
      drafts[field] = text;
      // Without storage a draft is kept until the page is left.
      store('sessionStorage', notesKey, JSON.stringify({ userId, drafts }));
    },
  };
}

type Kept = Record<string, string | undefined>;

function recall(userId: string): Kept {
  const kept = readStored<{ userId: string; drafts: Kept }>('sessionStorage', notesKey);
  return kept?.userId === userId ? kept.drafts : {};
}
