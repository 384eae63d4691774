import { Checkbox, SelectField, TextField } from '@accounting-site/ui/Field';
import styles from './Form.module.css';
import type { FieldOf } from './field-of.ts';
import type { ControlProps } from './form-context.ts';
import { useControl } from './use-control.ts';

/** Yes or no. An optional no is left out, unless a missing value means yes. */
export function FlagControl({ field, path, value }: ControlProps<FieldOf<'flag'>>) {
  const { frame, set } = useControl({ field, path, value });
  const { id, label, help, error } = frame;
  const { isRequired, byDefault } = field;
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <Checkbox
        id={id}
        label={label}
        checked={(value ?? byDefault) === true}
        aria-describedby={described || undefined}
        onChange={({ target }) => set(path, target.checked || (isRequired || byDefault ? false : undefined))}
      />
      {help && (
        <p id={`${id}-help`} className="quiet small">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={`small ${styles.over}`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** One of a few values. */
export function ChoiceControl(props: ControlProps<FieldOf<'choice'>>) {
  const { frame, text, set, words } = useControl(props);
  const { options, isRequired } = props.field;
  return (
    <div className={styles.short}>
      <SelectField
        {...frame}
        value={text}
        onChange={({ target }) =>
          set(
            props.path,
            options.find((option) => `${option}` === target.value),
          )
        }
      >
        {(!isRequired || text === '') && <option value="">{words.none}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** A colour, typed or picked. */
export function ColourControl(props: ControlProps<FieldOf<'colour'>>) {
  const { frame, text, setText, words } = useControl(props);
  return (
    <div className={`cluster ${styles.colour}`}>
      <TextField
        {...frame}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value.trim())}
      />
      <input
        type="color"
        aria-label={`${words.pick}: ${frame.label}`}
        value={/^#[\da-f]{6}$/i.test(text) ? text : '#000000'}
        onChange={({ target }) => setText(target.value)}
      />
    </div>
  );
}
