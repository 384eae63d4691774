import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPercent } from './format-percent.ts';
import { readPercent, shelfPrice, workOutMargin } from './margin.ts';
import { vatParts } from './taxes.fixture.ts';

const shown = (found: ReturnType<typeof workOutMargin>) =>
  found && [
    found.cost,
    found.price.base,
    found.price.total,
    found.profit,
    formatPercent(found.margin ?? 0),
    formatPercent(found.markup ?? 0),
  ];

test('buy for 80, sell for 100: a margin of 20% is a markup of 25%', () => {
  const found = [8000, 10_000, 10_000, 2000, '20%', '25%'];
  expect(shown(workOutMargin({ cost: 8000, price: 10_000 }, []))).toEqual(found);
  expect(shown(workOutMargin({ cost: 8000, margin: 20 }, []))).toEqual(found);
  expect(shown(workOutMargin({ cost: 8000, markup: 25 }, []))).toEqual(found);
  expect(shown(workOutMargin({ price: 10_000, margin: 20 }, []))).toEqual(found);
  expect(shown(workOutMargin({ price: 10_000, markup: 25 }, []))).toEqual(found);
});

test('the carton from the guide: 88 at a margin of 20% is 110 before tax and 132 on the shelf', () => {
  const found = [8800, 11_000, 13_200, 2200, '20%', '25%'];
  expect(shown(workOutMargin({ cost: 8800, margin: 20 }, vatParts))).toEqual(found);
  expect(shown(workOutMargin({ cost: 8800, price: 13_200 }, vatParts))).toEqual(found);
});

test('the rounded shelf price from the guide: 130 gives 108.33 before tax, 20.33 of profit and 18.8%', () => {
  expect(shown(workOutMargin({ cost: 8800, price: 13_000 }, vatParts))?.slice(1, 5)).toEqual([
    10_833,
    13_000,
    2033,
    '18.8%',
  ]);
});

test('a price below the cost is a loss', () => {
  const found = workOutMargin({ cost: 10_000, price: 8000 }, []);
  expect(found).toMatchObject({ profit: -2000, margin: -25, markup: -20 });
  expect(formatPercent(found?.margin ?? 0)).toBe('−25%');
});

test('two values that do not determine a price have no result', () => {
  expect(workOutMargin({ margin: 20, markup: 25 }, [])).toBeUndefined();
  expect(workOutMargin({ cost: 100 }, [])).toBeUndefined();
});

test('nothing is divided by zero', () => {
  expect(workOutMargin({ cost: 0, price: 500 }, [])).toMatchObject({ margin: 100, markup: undefined });
  expect(workOutMargin({ cost: 500, price: 0 }, [])).toMatchObject({ margin: undefined, markup: -100 });
});

test('half a pesewa is rounded up, although 29.2% has no exact binary representation', () => {
  expect(workOutMargin({ cost: 125, markup: 29.2 }, [])?.price.base).toBe(162);
  expect(workOutMargin({ cost: 99_999_999_999, markup: 0.01 }, [])?.price.base).toBe(100_009_999_999);
  expect(workOutMargin({ price: 125, margin: 7.6 }, [])?.cost).toBe(116);
});

test('a margin of 100% has no price', () => {
  expect(workOutMargin({ cost: 500, margin: 100 }, [])).toBeUndefined();
});

test('cost, profit and tax add up to the shelf price, and the wanted value is met to half a pesewa', () => {
  const money = fc.integer({ min: 1, max: 99_999_999_999 });
  const hundredths = fc.integer({ min: 0, max: 9900 });
  // Both sides of "no further than half a pesewa away" are multiplied out, so that the test itself does not
  // round.
  const isNearest = (pesewas: number, part: number, of: number, found: number) => {
    const off = 2n * (BigInt(found) * BigInt(of) - BigInt(pesewas) * BigInt(part));
    return -BigInt(of) < off && off <= BigInt(of);
  };
  fc.assert(
    fc.property(money, hundredths, fc.boolean(), (cost, wished, isRegistered) => {
      const percent = wished / 100;
      const rates = isRegistered ? vatParts : [];
      const byMargin = workOutMargin({ cost, margin: percent }, rates);
      const byMarkup = workOutMargin({ cost, markup: percent }, rates);
      const costByMargin = workOutMargin({ price: cost, margin: percent }, []);
      const costByMarkup = workOutMargin({ price: cost, markup: percent }, []);
      if (!byMargin || !byMarkup || !costByMargin || !costByMarkup) throw new Error('two things were known');
      expect(byMargin.cost + byMargin.profit + byMargin.price.tax).toBe(byMargin.price.total);
      expect(isNearest(cost, 10_000, 10_000 - wished, byMargin.price.base)).toBe(true);
      expect(isNearest(cost, 10_000 + wished, 10_000, byMarkup.price.base)).toBe(true);
      expect(isNearest(cost, 10_000 - wished, 10_000, costByMargin.cost)).toBe(true);
      expect(isNearest(cost, 10_000, 10_000 + wished, costByMarkup.cost)).toBe(true);
    }),
  );
});

test.each([
  ['25', { percent: 25 }],
  ['33.3 %', { percent: 33.3 }],
  ['12,5%', { percent: 12.5 }],
  ['', { problem: 'empty' }],
  ['-5', { problem: 'negative' }],
  [' 25% ', { percent: 25 }],
  ['12 5', { problem: 'not_a_number' }],
  ['10%20', { problem: 'not_a_number' }],
  ['5%%', { problem: 'not_a_number' }],
  ['a fifth', { problem: 'not_a_number' }],
  ['1.2.3', { problem: 'not_a_number' }],
  ['1,250', { problem: 'not_a_number' }],
  ['1,250.5', { problem: 'not_a_number' }],
  ['1,25', { percent: 1.25 }],
])('the percentage %s is read', (text, read) => {
  expect(readPercent(text)).toEqual(read);
});

test.each([
  ['the carton of the guide', 8800, 25, vatParts, 1, { base: 11_000, tax: 2200, total: 13_200 }],
  ['to 10 pesewas', 3850, 25, vatParts, 10, { base: 4817, tax: 963, total: 5780 }],
  ['to 50 pesewas', 3850, 25, vatParts, 50, { base: 4833, tax: 967, total: 5800 }],
  ['to a cedi', 2110, 25, vatParts, 100, { base: 2667, tax: 533, total: 3200 }],
  ['without VAT', 3850, 25, [], 50, { base: 4850, tax: 0, total: 4850 }],
  ['a price that needs no rounding', 8800, 25, vatParts, 100, { base: 11_000, tax: 2200, total: 13_200 }],
  ['a price that never becomes zero', 5, 0, [], 100, { base: 100, tax: 0, total: 100 }],
])('%s', (_name, cost, markup, rates, step, parts) => {
  expect(shelfPrice(cost, markup, rates, step)).toMatchObject(parts);
});

test('a rounded price is a whole number of steps, adds up, and earns at least the exact one', () => {
  const amounts = fc.integer({ min: 1, max: 10_000_000 });
  const steps = fc.constantFrom(1, 10, 50, 100);
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 300 }), steps, fc.boolean(), (cost, markup, step, vat) => {
      const rates = vat ? vatParts : [];
      const { base, tax, total } = shelfPrice(cost, markup, rates, step);
      const exact = shelfPrice(cost, markup, rates, 1);
      expect(total % step).toBe(0);
      expect(base + tax).toBe(total);
      expect(total - exact.total).toBeLessThan(step);
      expect(base).toBeGreaterThanOrEqual(exact.base);
    }),
  );
});
