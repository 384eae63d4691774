import { describeForm } from '@accounting-site/content/editing/entry-forms';
import { anyNumberOf, day, path, pictureFile, text } from '@accounting-site/content/reading/fields';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Field, fieldOf } from './field-of.ts';

const names = { cta: 'Button' };

/** The field of a value with this schema, as the build validates it. */
function fieldOfSchema(schema: z.ZodType, key = 'value'): Field | undefined {
  const form = describeForm(z.strictObject({ [key]: schema }));
  const whole = fieldOf(form, '', true, names);
  return whole.kind === 'object' ? whole.fields[0] : undefined;
}

test.each([
  ['a text', text(), 'text'],
  ['a whole number', z.int(), 'number'],
  ['yes or no', z.boolean(), 'flag'],
  ['a day', day(), 'date'],
  ['a time', z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), 'time'],
  ['a colour', z.string().regex(/^#[\da-f]{6}$/), 'colour'],
  ['a path of the site', path(), 'link'],
  ['a picture', pictureFile(), 'picture'],
  ['one of some words', z.enum(['left', 'right']), 'choice'],
  ['a number or a word', z.union([z.int(), z.literal('unlimited')]), 'mixed'],
  ['a list', anyNumberOf(text()), 'list'],
  ['names with texts', z.record(z.string(), text()), 'record'],
  ['an object', z.strictObject({ name: text() }), 'object'],
  ['null or a text', z.union([z.null(), z.string()]), 'text'],
  ['a value that never changes', z.literal('GHS'), 'fixed'],
  ['alternatives without one control', z.union([z.string(), z.strictObject({ a: text() })]), 'fixed'],
])('%s has its control', (_what, schema, kind) => {
  expect(fieldOfSchema(schema)?.kind).toBe(kind);
});

test('a field says whether it is required, what it is called and what to write', () => {
  expect(fieldOfSchema(text('write the name of the plan').optional())).toMatchObject({ isRequired: false });
  expect(fieldOfSchema(text('write the name of the plan'))).toMatchObject({
    isRequired: true,
    label: 'Value',
    help: 'Write the name of the plan',
  });
  expect(fieldOfSchema(text(), 'setup_minutes')?.label).toBe('Setup minutes');
  expect(fieldOfSchema(text(), 'cta')?.label).toBe('Button');
});

test('limits come from the schema, and a text that may not be empty has none', () => {
  const limited = z.string().min(105).max(185);
  expect(fieldOfSchema(limited)).toMatchObject({ atLeast: 105, atMost: 185 });
  expect(fieldOfSchema(text())).toMatchObject({ atLeast: undefined, atMost: undefined });
  expect(fieldOfSchema(z.array(text()).length(3))).toMatchObject({ count: { least: 3, most: 3 } });
  expect(fieldOfSchema(z.tuple([z.int(), text()]))).toMatchObject({ count: { least: 2, most: 2 } });
});

test.each([
  ['a box whose missing value means yes', z.boolean().default(true), true],
  ['a box whose missing value means no', z.boolean().default(false), false],
  ['a required box', z.boolean(), false],
])('%s starts ticked or not', (_what, schema, byDefault) => {
  expect(fieldOfSchema(schema)).toMatchObject({ kind: 'flag', byDefault });
});
