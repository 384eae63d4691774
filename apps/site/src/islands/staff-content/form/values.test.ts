import { expect, test } from 'vitest';
import type { Field } from './field-of.ts';
import { emptyOf, finishedNumber, moveItem, removeItem, setAt, titleOf, typedNumber } from './values.ts';

const plans = { plans: [{ name: 'Starter', price: 200 }, { name: 'Yearly' }], note: 'Old' };

test.each([
  ['a text', ['note'], 'New', { ...plans, note: 'New' }],
  [
    'a member of an entry',
    ['plans', 0, 'price'],
    250,
    { ...plans, plans: [{ name: 'Starter', price: 250 }, { name: 'Yearly' }] },
  ],
  [
    'a new member',
    ['plans', 1, 'price'],
    9,
    { ...plans, plans: [plans.plans[0], { name: 'Yearly', price: 9 }] },
  ],
  ['nothing', ['note'], undefined, { plans: plans.plans }],
  ['a part that is not there yet', ['head', 'title'], 'Home', { ...plans, head: { title: 'Home' } }],
  [
    'the entry after the last',
    ['plans', 2],
    { name: 'New' },
    { ...plans, plans: [...plans.plans, { name: 'New' }] },
  ],
])('%s is set, and the value before is unchanged', (_what, path, next, expected) => {
  const before = structuredClone(plans);
  expect(setAt(plans, path, next)).toEqual(expected);
  expect(plans).toEqual(before);
});

test('entries move up and down, and go', () => {
  expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(removeItem(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
});

test('a new entry has its required texts, and as many entries as its lists need', () => {
  const base = { label: '', help: undefined, isRequired: true };
  const name: Field = { ...base, key: 'name', kind: 'text', atLeast: undefined, atMost: undefined };
  const points: Field = {
    ...base,
    key: 'points',
    kind: 'list',
    items: () => name,
    count: { least: 2, most: undefined },
  };
  const note: Field = { ...name, key: 'note', isRequired: false };
  const price: Field = { ...base, key: 'price', kind: 'number' };
  const popular: Field = { ...base, key: 'popular', kind: 'flag', byDefault: false };
  const plan: Field = { ...base, key: '', kind: 'object', fields: [name, points, note, price, popular] };
  expect(emptyOf(plan)).toEqual({ name: '', points: ['', ''] });
});

test.each([
  ['12', 12],
  ['2.5', 2.5],
  ['2.', '2.'],
  ['1.0', '1.0'],
  ['', undefined],
  ['unlimited', 'unlimited'],
])('%j is kept while it is typed', (typed, value) => {
  expect(typedNumber(typed)).toBe(value);
});

test.each([
  ['2.', 2],
  ['12,5', 12.5],
  ['1,000', undefined],
  ['unlimited', undefined],
  [' ', undefined],
])('%j is the number %j when its field is left', (typed, number) => {
  expect(finishedNumber(typed)).toBe(number);
});

test.each([
  [{ role: 'Owner', name: 'Abena' }, 'Abena'],
  [{ day: '2026-12-25' }, '2026-12-25'],
  ['A point', 'A point'],
  [{ price: 3 }, ''],
])('%j is called %j', (value, title) => {
  expect(titleOf(value)).toBe(title);
});
