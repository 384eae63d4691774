import { expect, test } from 'vitest';
import { changesBetween, isOvertaken, isSameValue, valueAsText } from './entry-value.ts';

test('the order of fields does not matter, the order of entries does', () => {
  expect(isSameValue({ fields: { a: 1, b: 2 } }, { fields: { b: 2, a: 1 } })).toBe(true);
  expect(isSameValue({ fields: { a: [1, 2] } }, { fields: { a: [2, 1] } })).toBe(false);
  expect(isSameValue({ body: 'a' }, { body: 'b' })).toBe(false);
});

test.each([
  ['with the version that it is based on', 'v1', undefined, false],
  ['with what it sent before the response was lost', 'v2', { text: 'Ama' }, false],
  ['with another text', 'v2', { text: 'Kofi' }, true],
  ['with another text, and nothing was sent', 'v2', undefined, true],
] as const)('a kept text meets an entry %s', (_what, version, sent, expected) => {
  const entry = { schema: null, current: { text: 'Ama', fields: null, body: null }, version };
  expect(isOvertaken({ basedOn: 'v1', value: { text: 'Ama Mensah' }, sent }, entry)).toBe(expected);
});

test('names each field that differs, with both texts', () => {
  const before = { fields: { title: 'Old', plans: [{ price: 1 }] }, body: 'Text' };
  const after = { fields: { title: 'Old', plans: [{ price: 2 }, { price: 3 }] }, body: 'Text' };
  expect(changesBetween(before, after)).toEqual([
    { field: 'plans.0.price', before: '1', after: '2' },
    { field: 'plans.1.price', before: null, after: '3' },
  ]);
});

test.each([
  [{ text: 'name\nstock\n' }, 'name\nstock\n'],
  [{ fields: { title: 'New', plans: [{ price: 2 }] }, body: 'Text' }, 'title: New\nplans.0.price: 2\nText'],
])('%j as text to copy is complete', (value, text) => {
  expect(valueAsText(value)).toBe(text);
});
