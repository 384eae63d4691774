import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { Button } from '@accounting-site/ui/Button';
import type { FieldOf } from './field-of.ts';
import { type ControlProps, idOf, useForm } from './form-context.ts';
import { Part } from './Part.tsx';
import { useRemoval } from './use-removal.tsx';
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
  const { words, isShort, set } = useForm();
  const { label } = field;
  function put(next: unknown): string {
    set(path, next);
    return idOf(path);
  }
  const removal = useRemoval<{ value: unknown; what: string }>((removed) => put(removed.value));

  function remove() {
    set(path, undefined);
    removal.setRemoved({ value, what: label });
  }
  return (
    <div>
      {removal.note}
      {value === undefined ? (
        <Button variant="secondary" onClick={() => removal.place(put(emptyOf(field)))}>
          {fillSlots(words.add, { what: label })}
        </Button>
      ) : (
        <Part
          path={path}
          label={label}
          preview={previewOf(value)}
          startsOpen={isShort || removal.placed !== undefined}
        >
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
