import type { ComponentSchema } from '@keystatic/core';

/**
 * A field that never blocks the form. Keystatic would refuse to send without a message when the invalid field
 * is out of sight. Instead the response to saving names every invalid field. The field still shows its own
 * error.
 */
export function checkedOnSaving(field: ComponentSchema): ComponentSchema {
  if (field.kind === 'form') {
    return { ...field, validate: (value: unknown) => value } as ComponentSchema;
  }
  if (field.kind !== 'object') return field;
  const inner = Object.entries(field.fields).map(([key, part]) => [key, checkedOnSaving(part)]);
  return { ...field, fields: Object.fromEntries(inner) as typeof field.fields };
}
