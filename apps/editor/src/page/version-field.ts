import type { BasicFormField } from '@keystatic/core';

const Nothing = () => null;

/** A hidden field that carries the version of the file through the form. */
export const versionField = (): BasicFormField<string> => ({
  kind: 'form',
  Input: Nothing,
  defaultValue: () => '',
  parse: (value) => (typeof value === 'string' ? value : ''),
  serialize: (value) => ({ value: value === '' ? undefined : value }),
  validate: (value) => value,
  reader: { parse: (value) => String(value ?? '') },
});
