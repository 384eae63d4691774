/** What was typed into a form, by the name of the field. */
export type Fields = Record<string, string>;

/** What is wrong, by the name of the field. */
export type FieldErrors = Record<string, string>;

/** Reads a form as it would be sent. */
export function readFields(form: HTMLFormElement): Fields {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
