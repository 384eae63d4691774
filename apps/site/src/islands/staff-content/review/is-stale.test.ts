import { expect, test } from 'vitest';
import { isStale } from './use-prepared-build.ts';

const price = { path: 'plans.yaml', version: 'v1' };
const removed = { path: 'en/help/refunds.md', version: 'none' };

test.each([
  ['nothing changed', [price, removed], [price, removed], false],
  ['only the order changed', [price, removed], [removed, price], false],
  ['a draft was saved again', [price], [{ ...price, version: 'v2' }], true],
  ['a draft was added', [price], [price, removed], true],
  ['a draft was discarded', [price, removed], [price], true],
  ['a draft was discarded and a deletion added', [price], [removed], true],
  ['a changed entry is now deleted', [price], [{ ...price, version: 'none' }], true],
])('%s', (_what, shown, now, expected) => {
  expect(isStale(shown, now)).toBe(expected);
});
