import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { Button } from '@accounting-site/ui/Button';
import { TextField } from '@accounting-site/ui/Field';
import { useState } from 'react';
import type { FieldOf } from './field-of.ts';
import { keyAsWords } from './field-words.ts';
import { type ControlProps, idOf, useForm } from './form-context.ts';
import { Part } from './Part.tsx';
import { useRemoval } from './use-removal.tsx';
import { emptyOf, insertItem, previewOf, recordOf } from './values.ts';

interface Removed {
  name: string;
  value: unknown;
  at: number;
  what: string;
}

/** Values by name. Names that the site knows are all shown; others can be added and removed. */
export function RecordPart({ field, path, value }: ControlProps<FieldOf<'record'>>) {
  const { words, isShort, set, Control } = useForm();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const members = recordOf(value);
  const { names, item, label } = field;
  const key = name.trim().toLowerCase().replace(/\s+/g, '_');
  const removal = useRemoval<Removed>(({ name: each, value: was, at }) => {
    set(path, Object.fromEntries(insertItem(Object.entries(members), at, [each, was])));
    return idOf([...path, each]);
  });
  const newId = `${idOf(path)}-new`;

  function add() {
    if (key === '' || key in members) {
      setError(key === '' ? words.no_name : words.same_name);
      return document.getElementById(newId)?.focus();
    }
    set([...path, key], emptyOf(item) ?? '');
    setName('');
    removal.place(idOf([...path, key]));
  }
  function remove(each: string) {
    set([...path, each], undefined);
    const at = Object.keys(members).indexOf(each);
    removal.setRemoved({ name: each, value: members[each], at, what: keyAsWords(each) });
  }
  return (
    <Part path={path} label={label} preview={previewOf(value)} startsOpen={isShort}>
      {() => (
        <>
          {(names ?? Object.keys(members)).map((each) => (
            <div key={each} className="stack gap-2">
              <Control
                field={{ ...item, key: each, label: keyAsWords(each), isRequired: names === undefined }}
                path={[...path, each]}
                value={members[each]}
              />
              {names === undefined && (
                <div>
                  <Button variant="quiet" onClick={() => remove(each)}>
                    {fillSlots(words.remove, { what: keyAsWords(each) })}
                  </Button>
                </div>
              )}
            </div>
          ))}
          {removal.note}
          {names === undefined && (
            <div className="stack gap-2 start">
              <TextField
                id={newId}
                label={words.new_name}
                value={name}
                error={error}
                onChange={({ target }) => {
                  setName(target.value);
                  setError(undefined);
                }}
              />
              <Button variant="secondary" onClick={add}>
                {words.add_name}
              </Button>
            </div>
          )}
        </>
      )}
    </Part>
  );
}
