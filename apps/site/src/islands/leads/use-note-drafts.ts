import { useState } from 'react';
import { notesKey } from '../../lib/session/session-draft.ts';

/** Unsaved notes, by the id of the lead. */
export interface NoteDrafts {
  read: (lead: string) => string;
  write: (lead: string, text: string) => void;
}

/**
 * Keeps the unsaved notes of this account in this tab. They survive a closed record, a failed request, a reload
 * and an expired session. Signing out deletes them.
 */
export function useNoteDrafts(userId: string): NoteDrafts {
  const [drafts] = useState(() => recall(userId));
  return {
    read: (lead) => drafts[lead] ?? '',
    write(lead, text) {
      if (text === '') delete drafts[lead];
      else drafts[lead] = text;
      try {
        sessionStorage.setItem(notesKey, JSON.stringify({ userId, drafts }));
      } catch {
        // Without storage a note is kept until the page is left.
      }
    },
  };
}

function recall(userId: string): Record<string, string> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(notesKey) ?? '{}');
    return kept.userId === userId ? kept.drafts : {};
  } catch {
    return {};
  }
}
