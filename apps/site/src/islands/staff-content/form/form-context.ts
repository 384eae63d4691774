import type { ContentErrorOfEntry } from '@accounting-site/contract/staff/staff-content';
import { type ComponentType, createContext, useContext } from 'react';
import type { StaffContentWords } from '../../../pages/_staff/staff-content-words.ts';
import type { Field } from './field-of.ts';
import { keyOf, type Path } from './values.ts';

export interface ControlProps<Of extends Field = Field> {
  field: Of;
  path: Path;
  value: unknown;
}

/** What the controls of a form share. */
export interface FormContextValue {
  words: StaffContentWords['form'];
  /** The control of any field. Parts of a form contain others, so they find it here. */
  Control: ComponentType<ControlProps>;
  set: (path: Path, value: unknown) => void;
  errors: readonly ContentErrorOfEntry[];
  /** A field to show and focus. Another object shows it again. */
  target: { field: string } | undefined;
  /** Whether parts are open when the form is shown, because it is short. */
  isShort: boolean;
  /** Announces to screen readers what a button did. */
  say: (text: string) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** @throws outside of a form */
export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (form === null) throw new Error('Wrap the fields in FormContext');
  return form;
}

/** The id of the control, or of the button that opens the part, of a field. */
export const idOf = (path: Path | string) => `field-${typeof path === 'string' ? path : keyOf(path)}`;

export const isWithin = (field: string, part: string) =>
  part === '' || field === part || field.startsWith(`${part}.`);

/** The error message of one field. */
export function useErrorOf(path: Path): string | undefined {
  const key = keyOf(path);
  const found = useForm().errors.filter(({ field }) => field === key);
  return found.length === 0 ? undefined : found.map(({ message }) => message).join(' ');
}

/** What every control needs: its frame, its text, and how to change the value. */
export function useControl({ field, path, value }: ControlProps) {
  const { words, set } = useForm();
  const error = useErrorOf(path);
  const frame = {
    id: idOf(path),
    label: field.label,
    help: field.help,
    error,
    optional: field.isRequired ? undefined : words.optional,
  };
  /** An empty text removes an optional value. */
  const setText = (text: string) => set(path, text === '' && !field.isRequired ? undefined : text);
  return { frame, text: value === undefined || value === null ? '' : `${value}`, setText, set, words };
}
