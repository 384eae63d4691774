import { fillSlots } from '@accounting-site/content/fill-slots';
import { Button } from '@accounting-site/ui/Button';
import type { FieldOf } from './field-of.ts';
import { type ControlProps, useForm } from './form-context.ts';
import { Part } from './Part.tsx';
import { previewOf } from './preview-of.ts';
import { emptyOf, recordOf } from './values.ts';

/** A value with several fields, in a part of the form. */
export function ObjectPart({ field, path, value }: ControlProps<FieldOf<'object'>>) {
  const { words, isShort, set } = useForm();
  const { label, isRequired } = field;
  if (value === undefined && !isRequired) {
    return (
      <div>
        <Button variant="secondary" onClick={() => set(path, emptyOf(field))}>
          {fillSlots(words.add, { what: label })}
        </Button>
      </div>
    );
  }
  return (
    <Part path={path} label={label} preview={previewOf(value)} startsOpen={isShort}>
      {() => (
        <>
          {field.help && <p className="quiet small">{field.help}</p>}
          <Fields field={field} path={path} value={value} />
          {!isRequired && (
            <div>
              <Button variant="quiet" onClick={() => set(path, undefined)}>
                {fillSlots(words.remove, { what: label })}
              </Button>
            </div>
          )}
        </>
      )}
    </Part>
  );
}

/** The fields of an object, below each other. */
export function Fields({ field, path, value }: ControlProps<FieldOf<'object'>>) {
  const { Control } = useForm();
  const members = recordOf(value);
  return field.fields.map((each) => (
    <Control key={each.key} field={each} path={[...path, each.key]} value={members[each.key]} />
  ));
}
