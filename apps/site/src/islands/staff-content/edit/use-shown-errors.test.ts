import { expect, test } from 'vitest';
import { isErrorShown, isFresh, type Visit } from './use-shown-errors.ts';

const value = { fields: { title: 'Refunds', points: ['', 'Second'], popular: false }, body: '' };
const visit: Visit = { known: [], left: [], inside: undefined };

test.each<[string, string, Partial<Visit>, boolean]>([
  ['an empty field that was not visited', 'category', {}, false],
  ['an empty entry of a list', 'points.0', {}, false],
  ['an empty text of an article', 'body', {}, false],
  ['a field with a value', 'points.1', {}, true],
  ['a no', 'popular', {}, true],
  ['a field that the person types in', 'title', { inside: 'title' }, false],
  ['a field that the person left before', 'title', { inside: 'title', left: ['title'] }, true],
  ['an empty field that the person left', 'body', { left: ['body'] }, true],
  ['a list in which the person left a field', 'points', { left: ['points.0'] }, true],
  ['a field with a longer name than one that was left', 'title_short', { left: ['title'] }, false],
  ['a field that had the error when the form was opened', 'category', { known: ['category'] }, true],
])('the error of %s is shown or not: field %s', (_what, field, more, isShown) => {
  expect(isErrorShown(field, value, { ...visit, ...more })).toBe(isShown);
});

test.each([
  ['just added', 'added', { fields: { title: 'Refunds' }, body: '' }, true],
  ['added, with a text', 'added', { fields: { title: 'Refunds' }, body: 'Open the sale' }, false],
  ['added, with another field', 'added', { fields: { title: 'Refunds', order: 3 } }, false],
  ['published before', 'changed', { fields: { title: 'Refunds' }, body: '' }, false],
] as const)('an entry is fresh or not: %s', (_what, state, entry, expected) => {
  expect(isFresh({ state }, entry)).toBe(expected);
});
