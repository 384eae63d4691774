import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shelfPrice } from './shelf-price.ts';
import { vatParts } from './taxes.fixture.ts';

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
