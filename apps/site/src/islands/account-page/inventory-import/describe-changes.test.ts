import { expect, test } from 'vitest';
import { countToSave, describeChanges } from './describe-changes.ts';

const words = {
  added: { one: '1 item is new', many: '[count] items are new' },
  changed: { one: '1 item changes', many: '[count] items change' },
  unchanged: { one: '1 item stays', many: '[count] items stay' },
  wrong: { one: '1 row needs mending', many: '[count] rows need mending' },
};
const nothing = { added: 0, changed: 0, unchanged: 0, wrong: 0 };

test.each([
  [{ ...nothing, added: 1 }, '1 item is new'],
  [{ ...nothing, added: 1200, changed: 1 }, '1,200 items are new and 1 item changes'],
  [
    { added: 2, changed: 3, unchanged: 4, wrong: 1 },
    '2 items are new, 3 items change, 4 items stay and 1 row needs mending',
  ],
  [nothing, ''],
])('%j reads as %j', (counts, text) => {
  expect(describeChanges(counts, words)).toBe(text);
});

test('what is new and what changes is saved, and nothing as long as a row is wrong', () => {
  expect(countToSave({ added: 2, changed: 3, unchanged: 4, wrong: 0 })).toBe(5);
  expect(countToSave({ added: 2, changed: 3, unchanged: 4, wrong: 1 })).toBe(0);
});
