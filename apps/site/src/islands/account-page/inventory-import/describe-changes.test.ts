import { expect, test } from 'vitest';
import { countToSave, describeChanges } from './describe-changes.ts';

const words = {
  added: { one: '1 item is new', many: '[count] items are new' },
  changed: { one: '1 item changes', many: '[count] items change' },
  unchanged: { one: '1 item stays', many: '[count] items stay' },
  wrong: { one: '1 row has a problem', many: '[count] rows have a problem' },
};
const nothing = { added: 0, changed: 0, unchanged: 0, wrong: 0, negative: 0, example: 0 };

test.each([
  [{ ...nothing, added: 1 }, '1 item is new'],
  [{ ...nothing, added: 1200, changed: 1 }, '1,200 items are new and 1 item changes'],
  [
    { ...nothing, added: 2, changed: 3, unchanged: 4, wrong: 1 },
    '2 items are new, 3 items change, 4 items stay and 1 row has a problem',
  ],
  [nothing, ''],
])('%j reads as %j', (counts, text) => {
  expect(describeChanges(counts, words)).toBe(text);
});

test('new and changed items are saved, whatever is wrong with other rows', () => {
  expect(countToSave({ ...nothing, added: 2, changed: 3, unchanged: 4 })).toBe(5);
  expect(countToSave({ ...nothing, added: 2, wrong: 1 })).toBe(2);
});
