import type { BasicFormField } from '@keystatic/core';

const Nothing = () => null;

/** Carries the version of the file through the form, unseen. */
export const versionField = (): BasicFormField<string> => ({
  kind: 'form',
  Input: Nothing,
  defaultValue: () => '',
  parse: (value) => (typeof value === 'string' ? value : ''),
  serialize: (value) => ({ value: value === '' ? undefined : value }),
  validate: (value) => value,
  reader: { parse: (value) => String(value ?? '') },
});
