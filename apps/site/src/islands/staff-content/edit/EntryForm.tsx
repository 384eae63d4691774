import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { TextArea } from '@accounting-site/ui/Field';
import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useContentDesk } from '../content-desk.ts';
import { FieldControl } from '../form/FieldControl.tsx';
import { fieldOf } from '../form/field-of.ts';
import { plainMessage } from '../form/field-words.ts';
import { focusField } from '../form/focus-field.ts';
import { FormContext, idOf } from '../form/form-context.ts';
import { MarkdownField } from '../form/MarkdownField.tsx';
import { Fields } from '../form/ObjectPart.tsx';
import { countValues, emptyOf, type Path, recordOf, setAt } from '../form/values.ts';
import { PictureData } from '../pictures/PicturePreview.tsx';
import { EntryErrors } from './EntryErrors.tsx';
import { hasForm } from './entry-value.ts';
import type { EntryValue } from './kept-texts.ts';
import { DeletedEntry, DeleteEntry } from './RemoveEntry.tsx';
import type { EntryProps } from './use-entry.ts';
import { useShownErrors } from './use-shown-errors.ts';

interface EntryFormProps extends EntryProps {
  /** The field to go to first. */
  field: string | undefined;
}

/** More values than this, and the parts of the form start closed. */
const short = 24;

/** The fields of an entry, or its text if it has no form. */
export function EntryForm({ entry, value, desk, field: first }: EntryFormProps) {
  const { words } = useContentDesk();
  const { schema } = entry;
  const errors = entry.errors.map((each) => ({ ...each, message: plainMessage(each.message) }));
  const { shown, watched } = useShownErrors(errors, { entry, value, isAsked: first !== undefined });
  // A check reports errors of other entries here as well, if this draft may have caused them.
  const own = shown.filter(({ path }) => path === entry.path);
  const [target, setTarget] = useState(first === undefined ? undefined : { field: first });
  const [said, say] = useState('');
  const latest = useRef(value);
  const { names } = words;
  const field = useMemo(
    () => (schema === null ? undefined : fieldOf(schema, '', true, names)),
    [schema, names],
  );
  useEffect(() => {
    if (target) focusField(target.field);
  }, [target]);

  // A new entry begins with the fields that its schema requires.
  const [missing] = useState(() => (entry.state === 'added' && field ? recordOf(emptyOf(field)) : {}));
  function change({ fields, ...others }: EntryValue) {
    const next = fields === undefined ? others : { ...others, fields: { ...missing, ...fields } };
    latest.current = next;
    desk.edit(next);
  }
  const set = (path: Path, next: unknown) => {
    const { fields, ...others } = latest.current;
    change({ ...others, fields: setAt(fields, path, next) as Record<string, unknown> });
  };
  const [isShort] = useState(() => countValues(value.fields) <= short);
  const form = { words: words.form, Control: FieldControl, set, errors: own, target, isShort, say };
  function onBlur(event: FocusEvent) {
    watched.onBlur(event);
    if (!event.currentTarget.contains(event.relatedTarget)) void desk.settle();
  }
  const [slot] = JSON.stringify(value).match(/\{[a-z][a-z0-9_-]*(?:\.[a-z0-9_-]+)+\}/) ?? [];
  return (
    <FormContext value={form}>
      <EntryErrors path={entry.path} errors={shown} onGo={(to) => setTarget({ field: to })} />
      {/* Texts are kept by entry, see kept-texts.ts: the forms of two entries have fields of the same names. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the focus of the fields inside */}
      <div className="stack gap-5" data-keeps {...watched} onBlur={onBlur}>
        {slot && <p className="small box">{fillSlots(words.form.slots, { example: slot })}</p>}
        {hasForm(entry) &&
          field &&
          (field.kind === 'object' ? (
            <Fields field={field} path={[]} value={{ ...missing, ...value.fields }} />
          ) : (
            <FieldControl field={field} path={[]} value={value.fields} />
          ))}
        {value.body !== undefined && (
          <MarkdownField value={value.body} onChange={(body) => change({ ...latest.current, body })} />
        )}
        {value.text !== undefined && (
          <TextArea
            id={idOf('text')}
            label={words.form.whole}
            help={words.form.whole_help}
            rows={24}
            spellCheck={false}
            value={value.text}
            onChange={({ target: { value: text } }) => change({ text })}
          />
        )}
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </FormContext>
  );
}

/** A picture. It cannot be changed: another one is uploaded in its place. */
export function PictureEntry({ entry, desk }: Omit<EntryProps, 'value'>) {
  const { words } = useContentDesk();
  const { title, path, current, errors, state } = entry;
  return (
    <>
      {errors.map(({ message }) => (
        <p key={message}>{plainMessage(message)}</p>
      ))}
      {current.text !== null && <PictureData data={current.text} alt={title} />}
      <p className="small quiet anywhere">/{path}</p>
      {state === 'deleted' ? (
        <DeletedEntry entry={entry} value={{}} desk={desk} />
      ) : (
        <>
          <p>{words.pictures.replace}</p>
          <DeleteEntry entry={entry} value={{}} desk={desk} />
        </>
      )}
    </>
  );
}
