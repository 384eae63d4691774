import fc from 'fast-check';
import { expect, test } from 'vitest';
import { modifiedTaxOf, type TradingYear, traderKinds } from './modified-tax.ts';
import { modifiedRates, payrollRates } from './taxes.fixture.ts';

const trader: TradingYear = { kind: 'trader', isVatRegistered: false, sales: 0, expenses: 0 };
const taxOf = (year: Partial<TradingYear>) =>
  modifiedTaxOf({ ...trader, ...year }, modifiedRates, payrollRates.paye);

test.each<[sales: number, way: string, tax: number]>([
  [0, 'fixed', 0],
  [588_000, 'fixed', 0],
  [588_001, 'fixed', 10_000],
  [1_000_000, 'fixed', 10_000],
  [1_000_001, 'fixed', 14_000],
  [1_500_001, 'fixed', 18_000],
  [1_800_000, 'fixed', 18_000],
  [2_000_000, 'fixed', 18_000],
  [2_000_001, 'turnover', 60_000],
  [18_000_000, 'turnover', 540_000],
  [50_000_000, 'turnover', 1_500_000],
  [50_000_001, 'ordinary', 13_324_400],
])('a trader with sales of %s pays the %s way: %s a year', (sales, way, tax) => {
  expect(taxOf({ sales })).toMatchObject({ way, tax });
});

test.each<[who: string, year: Partial<TradingYear>, way: string]>([
  ['a professional', { kind: 'professional' }, 'cash'],
  ['the owner of several businesses', { kind: 'several' }, 'cash'],
  ['a partner', { kind: 'partner' }, 'cash'],
  ['a professional with small sales', { kind: 'professional', sales: 500_000 }, 'cash'],
  ['a professional with large sales', { kind: 'professional', sales: 50_000_001 }, 'ordinary'],
  ['someone who also has a job', { kind: 'other' }, 'ordinary'],
  ['a trader who is registered for VAT', { isVatRegistered: true }, 'ordinary'],
  ['a partner who is registered for VAT', { kind: 'partner', isVatRegistered: true }, 'ordinary'],
])('%s pays the right way', (_who, year, way) => {
  expect(taxOf({ sales: 12_000_000, ...year }).way).toBe(way);
});

test('the printer of the guide pays by the bands on what is left after expenses', () => {
  const { tax, profit, bands } = taxOf({ kind: 'several', sales: 12_000_000, expenses: 10_400_000 });
  expect([profit, tax]).toEqual([1_600_000, 148_900]);
  expect(bands.map(({ amount, tax: part }) => [amount, part])).toEqual([
    [588_000, 0],
    [132_000, 6600],
    [156_000, 15_600],
    [724_000, 126_700],
  ]);
  expect(taxOf({ kind: 'several', sales: 12_000_000, expenses: 8_000_000 }).tax).toBe(568_900);
});

test('expenses above the sales are a loss, on which there is no tax', () => {
  expect(taxOf({ kind: 'partner', sales: 3_000_000, expenses: 3_000_001 })).toMatchObject({
    profit: -1,
    tax: 0,
    quarters: [0, 0, 0, 0],
  });
});

test('the four payments add up to the tax and differ by a pesewa at most', () => {
  const money = fc.integer({ min: 0, max: 99_999_999_999 });
  fc.assert(
    fc.property(money, money, fc.constantFrom(...traderKinds), fc.boolean(), (...year) => {
      const [sales, expenses, kind, isVatRegistered] = year;
      const { tax, quarters } = taxOf({ sales, expenses, kind, isVatRegistered });
      expect(quarters.reduce((sum, quarter) => sum + quarter, 0)).toBe(tax);
      expect(Math.max(...quarters) - Math.min(...quarters)).toBeLessThanOrEqual(1);
    }),
  );
});
