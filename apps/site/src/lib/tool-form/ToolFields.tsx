import { Radio, TextField } from '@accounting-site/ui/Field';
import type { FieldErrors } from '../forms/form-fields.ts';
import styles from './ToolFields.module.css';

interface AmountFieldProps<Name extends string> {
  id: string;
  name: Name;
  /** The texts of the form: the label by the field's name, and the hint by its name with _help. */
  words: Record<Name, string> & Partial<Record<`${Name}_help`, string>>;
  errors: FieldErrors;
}

/** A field of a calculator for an amount in cedis, or for a percentage. */
export function AmountField<Name extends string>({ id, name, words, errors }: AmountFieldProps<Name>) {
  const texts: Partial<Record<string, string>> = words;
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      id={id}
      name={name}
      label={words[name]}
      help={texts[`${name}_help`]}
      error={errors[name]}
    />
  );
}

interface ChoiceFieldProps {
  name: string;
  legend: string;
  options: { value: string; label: string }[];
  /** The initial value; undefined if the visitor must choose. */
  chosen?: string;
  error?: string | undefined;
}

/** A question with a few options, all of them visible. */
export function ChoiceField({ name, legend, options, chosen, error }: ChoiceFieldProps) {
  const errorId = `${name}-error`;
  // On each option, because the first of them receives the focus.
  const tied = error ? ({ 'aria-invalid': true, 'aria-describedby': errorId } as const) : {};
  return (
    <fieldset>
      <legend className={`small strong ${styles.legend}`}>{legend}</legend>
      {options.map(({ value, label }) => (
        <Radio
          key={value}
          {...tied}
          name={name}
          value={value}
          label={label}
          defaultChecked={value === chosen}
        />
      ))}
      {error && (
        <p id={errorId} className="small danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
