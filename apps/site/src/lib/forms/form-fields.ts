import type { FieldError } from '@accounting-site/contract/endpoints/errors';

/** The values of a form, by field name. */
export type Fields = Record<string, string>;

/** Error messages, by field name. */
export type FieldErrors = Record<string, string>;

/** The field errors of a response. */
export const errorsByField = (errors: FieldError[]): FieldErrors =>
  Object.fromEntries(errors.map(({ field, message }) => [field, message]));

/** Reads the values of a form as they would be sent. */
export function readFields(form: HTMLFormElement): Fields {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
