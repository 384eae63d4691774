import { Checkbox, SelectField, TextField } from '@accounting-site/ui/Field';
import { PillChoice } from '@accounting-site/ui/PillChoice';
import styles from './Form.module.css';
import type { FieldOf } from './field-of.ts';
import type { ControlProps } from './form-context.ts';
import { useControl } from './form-context.ts';

/** Yes or no. A required one is a question without an answer at first; an optional one is a box. */
export const FlagControl = (props: ControlProps<FieldOf<'flag'>>) =>
  props.field.isRequired ? <Question {...props} /> : <Box {...props} />;

function Question(props: ControlProps<FieldOf<'flag'>>) {
  const { frame, set, words } = useControl(props);
  const { id, label } = frame;
  const { described, help, error } = remarksOf(frame);
  const answer = (value: boolean) => ({
    name: id,
    checked: props.value === value,
    'aria-describedby': described,
    'aria-invalid': frame.error ? true : undefined,
    onChange: () => set(props.path, value),
  });
  return (
    <fieldset className="stack gap-2">
      <legend className="small strong">{label}</legend>
      {help}
      <div className="cluster">
        <PillChoice id={id} label={words.yes} {...answer(true)} />
        <PillChoice label={words.no} {...answer(false)} />
      </div>
      {error}
    </fieldset>
  );
}

/** An optional no is left out, unless a missing value means yes. */
function Box(props: ControlProps<FieldOf<'flag'>>) {
  const { frame, set } = useControl(props);
  const { id, label } = frame;
  const { byDefault } = props.field;
  const { described, help, error } = remarksOf(frame);
  return (
    <div>
      <Checkbox
        id={id}
        label={label}
        checked={(props.value ?? byDefault) === true}
        aria-describedby={described}
        aria-invalid={frame.error ? true : undefined}
        onChange={({ target }) => set(props.path, target.checked || (byDefault ? false : undefined))}
      />
      {help}
      {error}
    </div>
  );
}

/** The help and the error of a control without a frame. */
function remarksOf({ id, help, error }: ReturnType<typeof useControl>['frame']) {
  return {
    described: [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    help: help && (
      <p id={`${id}-help`} className="quiet small">
        {help}
      </p>
    ),
    error: error && (
      <p id={`${id}-error`} className="small danger">
        {error}
      </p>
    ),
  };
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
