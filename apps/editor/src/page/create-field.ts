import type { BasicFormField, ComponentSchema } from '@keystatic/core';
import { fields } from '@keystatic/core';
import type { FieldDescription } from '../host/describe-entries.ts';
import { versionField } from './version-field.ts';
import { hintOf, isLong, labelOf, nameOfEntry } from './words.ts';

/** A field of a form, generated from its description. */
export function createField(key: string, field: FieldDescription, isRequired: boolean): ComponentSchema {
  const label = labelOf(key);
  const description = hintOf(key, field);
  const words = { label, ...(description === undefined ? {} : { description }) };
  if (field.const !== undefined) return versionField();
  if (field.anyOf) return numberOrWord(words);
  switch (field.type) {
    case 'object':
      return fields.object(fieldsOf(field), words);
    case 'array':
      return createList(field, words);
    case 'boolean':
      return isRequired ? fields.checkbox(words) : leftOutWhenOff(fields.checkbox(words));
    case 'integer':
      return fields.integer({ ...words, validation: { isRequired } });
    case 'number':
      return fields.number({ ...words, step: 0.01, validation: { isRequired } });
    default:
      return createText(key, field, isRequired, words);
  }
}

interface Words {
  label: string;
  description?: string;
}

const fieldsOf = ({ properties = {}, required = [] }: FieldDescription) =>
  Object.fromEntries(
    Object.entries(properties).map(([key, field]) => [key, createField(key, field, required.includes(key))]),
  );

function createText(
  key: string,
  field: FieldDescription,
  isRequired: boolean,
  words: Words,
): ComponentSchema {
  if (field.format === 'date') return fields.date({ ...words, validation: { isRequired } });
  if (field.enum) {
    const options = field.enum.map((value) => ({ value, label: value }));
    return fields.select({ ...words, options, defaultValue: options[0]?.value ?? '' });
  }
  const length = { min: isRequired ? 1 : 0, max: field.maxLength ?? 100_000 };
  return fields.text({ ...words, multiline: isLong(key), validation: { isRequired, length } });
}

/** The required number of entries is in the hint, and is validated on saving. */
const createList = ({ items = {} }: FieldDescription, words: Words): ComponentSchema =>
  fields.array(createField('', items, true), {
    ...words,
    itemLabel: (entry) => nameOfEntry(entry) ?? words.label,
  });

/** A false value is not written: the file has `sample: true` or no such line. */
const leftOutWhenOff = (checkbox: BasicFormField<boolean>): BasicFormField<boolean> => ({
  ...checkbox,
  serialize: (value) => ({ value: value || undefined }),
});

/** A number, or a word such as unlimited. */
function numberOrWord(words: Words): ComponentSchema {
  const { Input } = fields.text({ ...words, validation: { isRequired: true } });
  return {
    kind: 'form',
    label: words.label,
    Input,
    defaultValue: () => '',
    parse: (value) => (value === undefined ? '' : String(value)),
    serialize: (value) => ({ value: /^\d+$/.test(value) ? Number(value) : value }),
    validate: (value) => value,
    reader: { parse: (value) => value },
  } satisfies BasicFormField<string, string, unknown>;
}
