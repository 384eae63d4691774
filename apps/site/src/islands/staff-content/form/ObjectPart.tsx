import { fillSlots } from '@accounting-site/content/fill-slots';
import { Button } from '@accounting-site/ui/Button';
import { useEffect, useState } from 'react';
import type { FieldOf } from './field-of.ts';
import { type ControlProps, idOf, useForm } from './form-context.ts';
import { Part, RemovedNote } from './Part.tsx';
import { emptyOf, previewOf, recordOf } from './values.ts';

/** A value with several fields, in a part of the form. */
export function ObjectPart({ field, path, value }: ControlProps<FieldOf<'object'>>) {
  const { isShort } = useForm();
  if (!field.isRequired) return <OptionalPart field={field} path={path} value={value} />;
  return (
    <Part path={path} label={field.label} preview={previewOf(value)} startsOpen={isShort}>
      {() => <Inside field={field} path={path} value={value} />}
    </Part>
  );
}

/** A part that can be added, removed and brought back. */
function OptionalPart({ field, path, value }: ControlProps<FieldOf<'object'>>) {
  const { words, isShort, set, say } = useForm();
  const [removed, setRemoved] = useState<{ value: unknown; what: string }>();
  /** How often it was added or brought back: then it opens and has the focus. */
  const [round, setRound] = useState(0);
  const { label } = field;
  const id = idOf(path);
  useEffect(() => {
    if (round > 0) document.getElementById(id)?.focus();
  }, [round, id]);

  function place(next: unknown) {
    set(path, next);
    setRemoved(undefined);
    setRound(round + 1);
  }
  function remove() {
    set(path, undefined);
    setRemoved({ value, what: label });
  }
  function putBack() {
    place(removed?.value);
    say(fillSlots(words.put_back, { what: label }));
  }
  return (
    <div>
      <RemovedNote removed={removed} onUndo={putBack} />
      {value === undefined ? (
        <Button variant="secondary" onClick={() => place(emptyOf(field))}>
          {fillSlots(words.add, { what: label })}
        </Button>
      ) : (
        <Part path={path} label={label} preview={previewOf(value)} startsOpen={isShort || round > 0}>
          {() => (
            <>
              <Inside field={field} path={path} value={value} />
              <div>
                <Button variant="secondary" onClick={remove}>
                  {fillSlots(words.remove, { what: label })}
                </Button>
              </div>
            </>
          )}
        </Part>
      )}
    </div>
  );
}

const Inside = (props: ControlProps<FieldOf<'object'>>) => (
  <>
    {props.field.help && <p className="quiet small">{props.field.help}</p>}
    <Fields {...props} />
  </>
);

/** The fields of an object, below each other. */
export function Fields({ field, path, value }: ControlProps<FieldOf<'object'>>) {
  const { Control } = useForm();
  const members = recordOf(value);
  return field.fields.map((each) => (
    <Control key={each.key} field={each} path={[...path, each.key]} value={members[each.key]} />
  ));
}
