import { readTaxes } from '@accounting-site/content/money/taxes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatParts as rates } from './taxes.fixture.ts';
import { addVat, shelfSum, splitVat, type VatSum, wholeRate } from './vat.ts';

const amounts = ({ base, parts, total }: VatSum) => [base, ...parts.map(({ amount }) => amount), total];
const money = fc.integer({ min: 0, max: 99_999_999_999 });

test('1,000 before tax is 1,200 with 150, 25 and 25 of tax, and the reverse', () => {
  const sum = [100_000, 15_000, 2500, 2500, 120_000];
  expect(amounts(addVat(100_000, rates))).toEqual(sum);
  expect(amounts(splitVat(120_000, rates))).toEqual(sum);
});

test('a shelf price of 180 is 150 before tax, as calculated in the guide', () => {
  expect(amounts(splitVat(18_000, rates))).toEqual([15_000, 2250, 375, 375, 18_000]);
});

test('each levy is rounded to the pesewa, as on the invoice template', () => {
  expect(amounts(addVat(500, rates))).toEqual([500, 75, 13, 13, 601]);
  expect(amounts(addVat(101_300, rates))).toEqual([101_300, 15_195, 2533, 2533, 121_561]);
});

test('a shelf price keeps its tax of one sixth, although its levies have half pesewas', () => {
  expect(amounts(splitVat(600, rates))).toEqual([500, 75, 13, 12, 600]);
  expect(amounts(shelfSum(500, rates))).toEqual([500, 75, 13, 12, 600]);
});

test('the parts add up to the total in both directions, and each is right to the pesewa', () => {
  fc.assert(
    fc.property(money, (amount) => {
      for (const sum of [addVat(amount, rates), splitVat(amount, rates), shelfSum(amount, rates)]) {
        const parts = sum.parts.reduce((whole, part) => whole + part.amount, 0);
        expect(sum.base + parts).toBe(sum.total);
        expect(parts).toBe(sum.tax);
        for (const part of sum.parts)
          expect(Math.abs(part.amount - (sum.base * part.rate.percent) / 100)).toBeLessThan(1.6);
      }
    }),
  );
});

test('a shelf price gives its price before tax again, and an invoice gives it to the pesewa', () => {
  fc.assert(
    fc.property(money, (amount) => {
      expect(splitVat(shelfSum(amount, rates).total, rates).base).toBe(amount);
      const again = shelfSum(splitVat(amount, rates).base, rates).total;
      expect(Math.abs(again - amount)).toBeLessThanOrEqual(1);
      expect(Math.abs(splitVat(addVat(amount, rates).total, rates).base - amount)).toBeLessThanOrEqual(1);
    }),
  );
});

test('the rates of the site are added to one rate', () => {
  expect(wholeRate(rates)).toBe(20);
  const { parts } = readTaxes().vat;
  expect(wholeRate(parts)).toBeCloseTo(
    parts.reduce((sum, { percent }) => sum + percent, 0),
    10,
  );
});

test('without any rate nothing is added', () => {
  expect(amounts(addVat(500, []))).toEqual([500, 500]);
});
