import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { recordOf } from '@accounting-site/contract/fields/record-of';
import { type ContactField, contactFieldNames } from '@accounting-site/contract/forms/demo-request-fields';
import { Button } from '@accounting-site/ui/Button';
import { useEffect, useReducer, useRef, useState } from 'react';
import { focusInvalid } from '../../lib/forms/focus-error.ts';
import type { FieldErrors } from '../../lib/forms/form-fields.ts';
import { ContactFields } from './ContactFields.tsx';
import { checkContact, fieldErrorsOf } from './check-contact.ts';
import type { LeadProps } from './use-lead.ts';

/**
 * Corrects the name of a person and how to reach them. Only the edited fields are sent; the others show what a colleague
 * changes meanwhile.
 */
export function ContactForm({ lead, desk, drafts, words }: LeadProps) {
  const idOf = (name: ContactField) => `contact-${name}-${lead.id}`;
  const edited = () => contactFieldNames.filter((name) => drafts.read(idOf(name)) !== undefined);
  const [isOpen, setIsOpen] = useState(() => edited().length > 0);
  const [wrong, setWrong] = useState<FieldErrors>({});
  // The drafts are not state, so that typing renders this form and not the whole list.
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const form = useRef<HTMLFormElement>(null);
  const said = words.contact;
  const formId = `contact-${lead.id}`;
  // An error of an edit that was given up says nothing about the lead.
  const refused = desk.refused
    .flatMap((error) => Object.entries(fieldErrorsOf(error, 'contact.')))
    .filter(([field]) => edited().some((name) => name === field));
  const errors = { ...Object.fromEntries(refused), ...wrong };
  const isWrong = Object.keys(errors).length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal moves the focus, also with the same errors
  useEffect(() => {
    if (isWrong) focusInvalid(form.current);
  }, [wrong, desk.refused]);

  const shownIn = (name: ContactField) => drafts.read(idOf(name)) ?? lead[name];
  function close() {
    for (const name of contactFieldNames) drafts.write(idOf(name));
    desk.discard('contact');
    setWrong({});
    setIsOpen(false);
    document.getElementById(`open-${formId}`)?.focus();
  }
  function save() {
    const fields = recordOf(contactFieldNames, shownIn);
    const changed = edited().filter((name) => fields[name].trim() !== lead[name]);
    if (changed.length === 0) return close();
    // A wrong number that an older form accepted must not block a correction of the name.
    const isLeft = (field: string) =>
      lead[field as ContactField] !== '' && !changed.some((name) => name === field);
    const found = Object.entries(checkContact(fields)).filter(([field]) => !isLeft(field));
    setWrong(Object.fromEntries(found));
    if (found.length > 0) return;
    desk.change(
      { contact: recordOf(changed, (name) => fields[name]) },
      fillSlots(said.said, { name: fields.name.trim() }),
      () => {
        // What the user typed while saving stays.
        const isSaved = (name: ContactField) => drafts.read(idOf(name)) === fields[name];
        for (const name of changed) if (isSaved(name)) drafts.write(idOf(name));
        setIsOpen(edited().length > 0);
      },
    );
  }
  return (
    <div className="stack gap-3">
      <div>
        <Button
          variant="secondary"
          id={`open-${formId}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {said.open}
        </Button>
      </div>
      {isOpen && (
        <form
          ref={form}
          id={formId}
          className="stack gap-3"
          aria-label={said.open}
          // The drafts keep what is typed when the session ends.
          data-keeps
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <ContactFields
            idOf={idOf}
            errors={errors}
            propsOf={(name) => ({
              value: shownIn(name),
              onChange: ({ currentTarget: { value } }) => {
                drafts.write(idOf(name), value === lead[name] ? undefined : value);
                redraw();
              },
            })}
          />
          <div className="cluster gap-2">
            <Button type="submit" variant="secondary">
              {said.save}
            </Button>
            <Button variant="quiet" onClick={close}>
              {words.stage.cancel}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
