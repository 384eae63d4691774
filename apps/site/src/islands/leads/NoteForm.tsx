import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { Button } from '@accounting-site/ui/Button';
import { TextArea } from '@accounting-site/ui/Field';
import { useState } from 'react';
import { byKey } from '../../lib/desk/shortcuts.ts';
import type { LeadProps } from './use-lead.ts';

/** A note about the lead. The text stays until it is saved. */
export function NoteForm({ lead: { id, name }, desk, drafts, words: { note: said } }: LeadProps) {
  const [error, setError] = useState<string>();
  const field = `note-${id}`;
  const [draft] = useState(() => drafts.read(field));

  function save(text: string) {
    const isEmpty = text.trim() === '';
    setError(isEmpty ? said.empty : undefined);
    // Looked up again, because a record that was closed and opened meanwhile has another field.
    const control = () => document.querySelector<HTMLTextAreaElement>(`#${field}`);
    if (isEmpty) return control()?.focus();
    desk.note(text, fillSlots(said.said, { name }), () => {
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
          label={said.label}
          error={error}
          onInput={({ currentTarget }) => drafts.write(field, currentTarget.value)}
        />
      </div>
      <Button type="submit" variant="secondary">
        {said.save}
      </Button>
    </form>
  );
}
