import { fillSlots } from '@accounting-site/content/fill-slots';
import type { StaffLead } from '@accounting-site/contract/staff-leads';
import { Button } from '@accounting-site/ui/Button';
import { TextArea } from '@accounting-site/ui/Field';
import { useState } from 'react';
import { byKey } from '../../lib/desk/shortcuts.ts';
import { notesKey } from '../../lib/session/session-draft.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import type { LeadDesk } from './use-lead.ts';

interface NoteFormProps {
  lead: StaffLead;
  desk: LeadDesk;
  notes: NoteDrafts;
  words: StaffLeadsWords['note'];
}

/** A note about the lead. The text stays until it is saved. */
export function NoteForm({ lead: { id, name }, desk, notes, words }: NoteFormProps) {
  const [error, setError] = useState<string>();
  const [draft] = useState(() => notes.read(id));

  function save(text: string) {
    const isEmpty = text.trim() === '';
    setError(isEmpty ? words.empty : undefined);
    // Looked up again, because a record that was closed and opened meanwhile has another field.
    const control = () => document.querySelector<HTMLTextAreaElement>(`#note-${id}`);
    if (isEmpty) return control()?.focus();
    desk.note(text, fillSlots(words.said, { name }), () => {
      if (notes.read(id) !== text) return;
      notes.write(id, '');
      const shown = control();
      if (shown) shown.value = '';
    });
  }
  return (
    <form
      className="stack gap-3 start"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save(String(new FormData(event.currentTarget).get('note') ?? ''));
      }}
      onInput={({ currentTarget }) => notes.write(id, String(new FormData(currentTarget).get('note') ?? ''))}
    >
      <div className="full">
        <TextArea
          {...byKey('note')}
          id={`note-${id}`}
          name="note"
          rows={3}
          maxLength={4000}
          defaultValue={draft}
          label={words.label}
          error={error}
        />
      </div>
      <Button type="submit" variant="secondary" aria-disabled={desk.busy}>
        {words.save}
      </Button>
    </form>
  );
}

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
