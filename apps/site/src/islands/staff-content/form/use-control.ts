import { type ControlProps, idOf, useErrorOf, useForm } from './form-context.ts';

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
