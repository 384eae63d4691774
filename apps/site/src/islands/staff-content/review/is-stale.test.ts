import { expect, test } from 'vitest';
import { isStale } from './use-prepared-build.ts';

const price = { path: 'plans.yaml', after: 'price: 250' };
const removed = { path: 'en/help/refunds.md', after: null };

test.each([
  ['nothing changed', [price, removed], [price, removed], false],
  ['only the order changed', [price, removed], [removed, price], false],
  ['a draft was saved again', [price], [{ ...price, after: 'price: 260' }], true],
  ['a draft was added', [price], [price, removed], true],
  ['a draft was discarded', [price, removed], [price], true],
  ['a draft was discarded and a deletion added', [price], [removed], true],
  ['a changed entry is now deleted', [price], [{ ...price, after: null }], true],
])('%s', (_what, shown, now, expected) => {
  expect(isStale(shown, now)).toBe(expected);
});
