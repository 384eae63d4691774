import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '../reading/content-folder.ts';
import { isApprovedContent } from '../testing/approved-content.ts';
import { findShortNotice } from './short-notice.ts';

const published = readFileSync(join(contentFolder(), 'plans.yaml'), 'utf8');
const withNext = (from: string, price = 220, announced = '2026-01-01') =>
  published.replace(
    /^( +)price: (\d+)$/m,
    `$1price: $2\n$1next_prices: [{ announced: ${announced}, from: ${from}, price: ${price} }]`,
  );

test.runIf(isApprovedContent)(
  'a new next price needs 30 days from today, whatever day is typed as announced',
  () => {
    expect(findShortNotice(withNext('2027-01-01'), published, '2026-12-02')).toEqual([]);
    expect(findShortNotice(withNext('2027-01-01'), published, '2026-12-03')).toEqual([
      {
        file: 'plans.yaml',
        field: 'plans[1].next_prices[1].from',
        message: expect.stringMatching(/^write 2027-01-02 or a later day/),
      },
    ]);
  },
);

test.runIf(isApprovedContent)(
  'a next price that is published already needs no other notice, unless its day or amount changes',
  () => {
    const before = withNext('2027-01-01');
    expect(findShortNotice(`${before}# A note\n`, before, '2026-12-20')).toEqual([]);
    expect(findShortNotice(withNext('2027-01-01', 240), before, '2026-12-20')).toHaveLength(1);
    expect(findShortNotice(withNext('2027-01-05'), before, '2026-12-20')).toHaveLength(1);
    expect(findShortNotice(withNext('2027-03-01'), before, '2026-12-20')).toEqual([]);
    expect(findShortNotice(withNext('2026-12-20'), before, '2026-12-20')).toHaveLength(1);
    expect(findShortNotice(withNext('2026-12-19'), before, '2026-12-20')).toEqual([]);
  },
);

test('a text that is no price list is left to the check of the content', () => {
  expect(findShortNotice('plans: [', published, '2026-12-20')).toEqual([]);
});
