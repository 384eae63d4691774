import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import type { StaffLead } from '@accounting-site/contract/staff/staff-leads';
import { Button } from '@accounting-site/ui/Button';
import { TextArea } from '@accounting-site/ui/Field';
import { useState } from 'react';
import { byKey } from '../../lib/desk/shortcuts.ts';
import type { StaffLeadsWords } from '../../pages/_staff/staff-leads-words.ts';
import type { Drafts } from './use-drafts.ts';
import type { LeadDesk } from './use-lead.ts';

interface NoteFormProps {
  lead: StaffLead;
  desk: LeadDesk;
  drafts: Drafts;
  words: StaffLeadsWords['note'];
}

/** A note about the lead. The text stays until it is saved. */
export function NoteForm({ lead: { id, name }, desk, drafts, words }: NoteFormProps) {
  const [error, setError] = useState<string>();
  const field = `note-${id}`;
  const [draft] = useState(() => drafts.read(field));

  function save(text: string) {
    const isEmpty = text.trim() === '';
    setError(isEmpty ? words.empty : undefined);
    // Looked up again, because a record that was closed and opened meanwhile has another field.
    const control = () => document.querySelector<HTMLTextAreaElement>(`#${field}`);
    if (isEmpty) return control()?.focus();
    desk.note(text, fillSlots(words.said, { name }), () => {
      if (drafts.read(field) !== text) return;
      drafts.write(field);
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
    >
      <div className="full">
        <TextArea
          {...byKey('note')}
          id={field}
          name="note"
          rows={3}
          maxLength={4000}
          defaultValue={draft}
          label={words.label}
          error={error}
          onInput={({ currentTarget }) => drafts.write(field, currentTarget.value)}
        />
      </div>
      <Button type="submit" variant="secondary">
        {words.save}
      </Button>
    </form>
  );
}
