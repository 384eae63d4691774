import { expect, test } from 'vitest';
import { withNumbers } from './stock-alert-words.ts';

test('numbers take the place of their names', () => {
  expect(withNumbers('[low] of [all] items', { low: 0, all: 12 })).toBe('0 of 12 items');
});

test('a name without a number stays, so that a typing mistake is seen', () => {
  expect(withNumbers('[lo] of [all]', { all: 12 })).toBe('[lo] of 12');
});
