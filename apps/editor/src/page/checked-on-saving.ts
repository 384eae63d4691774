import type { ComponentSchema } from '@keystatic/core';

/**
 * A field that lets a form be sent as it is. Keystatic would keep it back without a word where the field is out of sight;
 * this way the answer to saving names every field that does not fit. Beside the field its own check still shows.
 */
export function checkedOnSaving(field: ComponentSchema): ComponentSchema {
  if (field.kind === 'form') {
    return { ...field, validate: (value: unknown) => value } as ComponentSchema;
  }
  if (field.kind !== 'object') return field;
  const inner = Object.entries(field.fields).map(([key, part]) => [key, checkedOnSaving(part)]);
  return { ...field, fields: Object.fromEntries(inner) as typeof field.fields };
}
