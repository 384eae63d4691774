import { expect, test } from 'vitest';
import { calculateSavings } from './savings.ts';
import { specifiedPrices as priceList } from './specified-prices.fixture.ts';

// Business size, monthly invoices, billing cycle -> the plan that fits, its yearly cost and its yearly
// saving.
const table = `
  just-me  under-50  monthly     starter     2400    0
  just-me  under-50  quarterly   quarterly   2000  400
  just-me  under-50  biannually  biannually  2200  200
  just-me  under-50  annually    annually    2000  400
  just-me  50-200    monthly     quarterly   2000  400
  just-me  50-200    quarterly   quarterly   2000  400
  just-me  50-200    biannually  biannually  2200  200
  just-me  50-200    annually    annually    2000  400
  just-me  200-500   monthly     biannually  2200  200
  just-me  200-500   quarterly   biannually  2200  200
  just-me  200-500   biannually  biannually  2200  200
  just-me  200-500   annually    annually    2000  400
  just-me  500-plus  monthly     biannually  2200  200
  just-me  500-plus  quarterly   biannually  2200  200
  just-me  500-plus  biannually  biannually  2200  200
  just-me  500-plus  annually    annually    2000  400
  2-5      under-50  monthly     biannually  2200  200
  2-5      under-50  quarterly   biannually  2200  200
  2-5      under-50  biannually  biannually  2200  200
  2-5      under-50  annually    annually    2000  400
  2-5      50-200    monthly     biannually  2200  200
  2-5      50-200    quarterly   biannually  2200  200
  2-5      50-200    biannually  biannually  2200  200
  2-5      50-200    annually    annually    2000  400
  2-5      200-500   monthly     biannually  2200  200
  2-5      200-500   quarterly   biannually  2200  200
  2-5      200-500   biannually  biannually  2200  200
  2-5      200-500   annually    annually    2000  400
  2-5      500-plus  monthly     biannually  2200  200
  2-5      500-plus  quarterly   biannually  2200  200
  2-5      500-plus  biannually  biannually  2200  200
  2-5      500-plus  annually    annually    2000  400
  6-10     under-50  monthly     annually    2000  400
  6-10     under-50  quarterly   annually    2000  400
  6-10     under-50  biannually  annually    2000  400
  6-10     under-50  annually    annually    2000  400
  6-10     50-200    monthly     annually    2000  400
  6-10     50-200    quarterly   annually    2000  400
  6-10     50-200    biannually  annually    2000  400
  6-10     50-200    annually    annually    2000  400
  6-10     200-500   monthly     annually    2000  400
  6-10     200-500   quarterly   annually    2000  400
  6-10     200-500   biannually  annually    2000  400
  6-10     200-500   annually    annually    2000  400
  6-10     500-plus  monthly     annually    2000  400
  6-10     500-plus  quarterly   annually    2000  400
  6-10     500-plus  biannually  annually    2000  400
  6-10     500-plus  annually    annually    2000  400
  10-plus  under-50  monthly     annually    2000  400
  10-plus  under-50  quarterly   annually    2000  400
  10-plus  under-50  biannually  annually    2000  400
  10-plus  under-50  annually    annually    2000  400
  10-plus  50-200    monthly     annually    2000  400
  10-plus  50-200    quarterly   annually    2000  400
  10-plus  50-200    biannually  annually    2000  400
  10-plus  50-200    annually    annually    2000  400
  10-plus  200-500   monthly     annually    2000  400
  10-plus  200-500   quarterly   annually    2000  400
  10-plus  200-500   biannually  annually    2000  400
  10-plus  200-500   annually    annually    2000  400
  10-plus  500-plus  monthly     annually    2000  400
  10-plus  500-plus  quarterly   annually    2000  400
  10-plus  500-plus  biannually  annually    2000  400
  10-plus  500-plus  annually    annually    2000  400
`;

const rows = table
  .trim()
  .split('\n')
  .map((row) => row.trim().split(/\s+/));

test('the table has every combination once', () => {
  const { business_sizes, invoice_bands, billing_cycles } = priceList.calculator;
  const combinations = business_sizes.flatMap((size) =>
    invoice_bands.flatMap((band) => billing_cycles.map((cycle) => `${size.id} ${band.id} ${cycle.id}`)),
  );
  expect(rows.map((row) => row.slice(0, 3).join(' '))).toEqual(combinations);
});

test.each(rows)(
  '%s, %s invoices, %s: %s at %s a year saves %s',
  (size = '', invoices = '', cycle = '', ...found) => {
    const savings = calculateSavings(priceList, { size, invoices, cycle });
    expect([savings.plan.id, String(savings.yearly), String(savings.saving)]).toEqual(found);
  },
);

test('the sample of the specification: the annual plan saves 400 a year', () => {
  const savings = calculateSavings(priceList, { size: 'just-me', invoices: 'under-50', cycle: 'annually' });
  expect(savings).toMatchObject({ exceeded: [], monthlyForAYear: 2400, yearly: 2000, saving: 400 });
});

test.each([
  ['just-me', '50-200', 'monthly', ['invoices']],
  ['2-5', 'under-50', 'quarterly', ['users']],
  ['10-plus', '500-plus', 'quarterly', ['users', 'invoices']],
  ['6-10', '500-plus', 'biannually', ['users']],
  ['2-5', '500-plus', 'biannually', []],
])('%s, %s invoices, %s: names the limits that are too small', (size, invoices, cycle, exceeded) => {
  expect(calculateSavings(priceList, { size, invoices, cycle }).exceeded).toEqual(exceeded);
});

test('names a plan with a lower yearly price, and none when the plan that fits has the lowest', () => {
  const cheaperFor = (cycle: string) =>
    calculateSavings(priceList, { size: 'just-me', invoices: 'under-50', cycle }).cheaper?.id;
  expect(cheaperFor('monthly')).toBe('annually');
  expect(cheaperFor('biannually')).toBe('annually');
  expect(cheaperFor('quarterly')).toBeUndefined();
  expect(cheaperFor('annually')).toBeUndefined();
});

test('a plan that costs more than paying monthly has a negative saving', () => {
  const dearer = priceList.plans.map((plan) => (plan.id === 'annually' ? { ...plan, price: 2500 } : plan));
  const choice = { size: '10-plus', invoices: 'under-50', cycle: 'annually' };
  expect(calculateSavings({ ...priceList, plans: dearer }, choice).saving).toBe(-100);
});

test('an unknown choice is refused by its name', () => {
  const choice = { size: 'just-me', invoices: 'under-50', cycle: 'weekly' };
  expect(() => calculateSavings(priceList, choice)).toThrow('weekly');
});
