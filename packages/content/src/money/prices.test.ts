import { expect, test } from 'vitest';
import { plansSchema, readPriceFile } from '../facts/facts.ts';
import { ContentError } from '../reading/read-yaml.ts';
import { checkContent } from '../testing/check-content.ts';
import { pricesOn } from './prices.ts';

type Next = { announced: string; from: string; price: number };

const january = { announced: '2026-11-25', from: '2027-01-01', price: 220 };
const june = { announced: '2027-04-01', from: '2027-06-01', price: 240 };

/** The price file with one plan, which has these next prices. */
function priceFile(next_prices: Next[]) {
  const file = readPriceFile();
  const [plan] = file.plans;
  return {
    ...file,
    dated: '2026-11-16',
    plans: [{ ...(plan as NonNullable<typeof plan>), price: 200, next_prices }],
  };
}

test.each([
  ['2026-11-30', [january], 200, undefined],
  ['2026-12-01', [january], 200, undefined],
  ['2026-12-02', [january], 200, { from: '2027-01-01', price: 220 }],
  ['2026-12-31', [january], 200, { from: '2027-01-01', price: 220 }],
  ['2027-01-01', [january], 220, undefined],
  ['2030-01-01', [january], 220, undefined],
  ['2027-05-01', [june, january], 220, undefined],
  ['2027-05-02', [june, january], 220, { from: '2027-06-01', price: 240 }],
  ['2027-06-01', [june, january], 240, undefined],
  ['2026-12-02', [], 200, undefined],
])('on %s, of %j, the price is %s and the next one %j', (on, next, price, shown) => {
  const [plan] = pricesOn(priceFile(next), on).plans;
  expect(plan?.price).toBe(price);
  expect(plan?.next).toEqual(shown);
  expect(plan).not.toHaveProperty('next_prices');
});

test('a deployment has next prices too, and the price list gets their day', () => {
  const file = priceFile([january]);
  const cloud = { ...file.deployments.cloud, price: 200, next_prices: [june] };
  const on = (day: string) => pricesOn({ ...file, deployments: { ...file.deployments, cloud } }, day);
  expect(on('2027-06-01').deployments.cloud).toMatchObject({ price: 240 });
  expect(['2026-12-31', '2027-01-01', '2027-05-31', '2027-06-01'].map((day) => on(day).dated)).toEqual([
    '2026-11-16',
    '2027-01-01',
    '2027-01-01',
    '2027-06-01',
  ]);
});

test.each([
  ['30 days later', [january], undefined],
  ['exactly 30 days later', [{ ...january, announced: '2026-12-02' }], undefined],
  [
    '29 days later',
    [{ ...january, announced: '2026-12-03' }],
    "write 2027-01-02 or a later day, because the terms promise 30 days' notice",
  ],
  ['the same day twice', [january, { ...january, price: 230 }], 'give each next price another day'],
  [
    'another price 29 days later',
    [january, { ...january, from: '2027-01-30', price: 230 }],
    'leave at least 30 days between two next prices',
  ],
  ['a word', [{ ...january, announced: 'soon' }], 'write the day as year-month-day'],
  ['a day that does not exist', [{ ...january, from: '2027-02-30' }], 'write the day as year-month-day'],
  ['no day of the announcement', [{ from: '2027-01-01', price: 220 } as Next], 'write the day'],
  ['no price', [{ ...january, price: 0 }], 'write an amount above 0'],
])('the notice of a price from %s', (_what, next, problem) => {
  const check = () => checkContent('plans.yaml', plansSchema, priceFile(next));
  if (problem === undefined) expect(check).not.toThrow();
  else expect(check).toThrow(problem);
  if (problem !== undefined) expect(check).toThrow(ContentError);
});
