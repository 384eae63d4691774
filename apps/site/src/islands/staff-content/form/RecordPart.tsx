import { fillSlots } from '@accounting-site/content/fill-slots';
import { Button } from '@accounting-site/ui/Button';
import { TextField } from '@accounting-site/ui/Field';
import { useState } from 'react';
import type { FieldOf } from './field-of.ts';
import { keyAsWords } from './field-words.ts';
import { type ControlProps, idOf, useForm } from './form-context.ts';
import { Part } from './Part.tsx';
import { previewOf } from './preview-of.ts';
import { emptyOf, recordOf } from './values.ts';

/** Values by name. Names that the site knows are all shown; others can be added and removed. */
export function RecordPart({ field, path, value }: ControlProps<FieldOf<'record'>>) {
  const { words, isShort, set, Control } = useForm();
  const [name, setName] = useState('');
  const members = recordOf(value);
  const { names, item, label } = field;
  const key = name.trim().toLowerCase().replace(/\s+/g, '_');

  function add() {
    if (key === '' || key in members) return;
    set([...path, key], emptyOf(item));
    setName('');
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
                  <Button variant="quiet" onClick={() => set([...path, each], undefined)}>
                    {fillSlots(words.remove, { what: keyAsWords(each) })}
                  </Button>
                </div>
              )}
            </div>
          ))}
          {names === undefined && (
            <div className="stack gap-2 start">
              <TextField
                id={`${idOf(path)}-new`}
                label={words.new_name}
                value={name}
                onChange={({ target }) => setName(target.value)}
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
