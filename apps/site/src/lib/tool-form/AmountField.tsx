import { TextField } from '@accounting-site/ui/Field';
import type { FieldErrors } from '../forms/form-fields.ts';

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
