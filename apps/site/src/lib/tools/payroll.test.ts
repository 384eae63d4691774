import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payslipOf, pensionOf } from './payroll.ts';
import { payrollRates } from './taxes.fixture.ts';

const payslip = (basic: number, allowances: number, isResident = true) =>
  payslipOf({ basic, allowances, isResident }, payrollRates);

test.each([
  ['the cashier of the guide', 200_000, 40_000, 11_000, 29_150, 199_850, 266_000],
  ['the manager of the guide', 500_000, 100_000, 27_500, 102_975, 469_525, 665_000],
  ['the cashier of the payday example', 180_000, 20_000, 9900, 22_343, 167_757, 223_400],
  ['the store keeper of the payday example', 170_000, 20_000, 9350, 20_689, 159_961, 212_100],
  ['the manager of the payday example', 250_000, 50_000, 13_750, 39_169, 247_081, 332_500],
  ['pay below the first taxed band', 50_000, 0, 2750, 0, 47_250, 56_500],
  ['pay in the highest band', 10_000_000, 0, 550_000, 2_915_784, 6_534_216, 11_300_000],
])('%s', (_who, basic, allowances, worker, paye, net, cost) => {
  const found = payslip(basic, allowances);
  expect([found.pension.worker, found.paye, found.net, found.cost]).toEqual([worker, paye, net, cost]);
});

test('the bands of the manager of the guide', () => {
  expect(payslip(500_000, 100_000).bands.map(({ amount, tax }) => [amount, tax])).toEqual([
    [49_000, 0],
    [11_000, 550],
    [13_000, 1300],
    [316_667, 55_417],
    [182_833, 45_708],
  ]);
});

test.each([
  [49_000, 0],
  [49_001, 0],
  [49_100, 5],
  [60_000, 550],
  [60_010, 551],
  [73_000, 1850],
  [389_667, 57_267],
  [1_989_667, 457_267],
  [5_041_667, 1_372_867],
  [5_041_767, 1_372_902],
])('the tax on allowances of %s alone is %s', (allowances, paye) => {
  expect(payslip(0, allowances).paye).toBe(paye);
});

test('a non-resident pays one rate on everything', () => {
  const { taxable, bands, paye, net } = payslip(200_000, 40_000, false);
  expect(bands).toEqual([{ amount: taxable, percent: 25, tax: 57_250 }]);
  expect([taxable, paye, net]).toEqual([229_000, 57_250, 171_750]);
});

test('without pay there is nothing to share', () => {
  expect(payslip(0, 0)).toMatchObject({ taxable: 0, bands: [], paye: 0, net: 0, cost: 0 });
});

const money = fc.integer({ min: 0, max: 99_999_999_999 });

test('the cost goes to the worker, the two tiers and the tax authority, to the pesewa', () => {
  fc.assert(
    fc.property(money, money, fc.boolean(), (basic, allowances, isResident) => {
      const { net, pension, paye, cost, taxable, bands } = payslip(basic, allowances, isResident);
      expect(net + pension.tier1 + pension.tier2 + paye).toBe(cost);
      expect(bands.reduce((sum, { amount }) => sum + amount, 0)).toBe(taxable);
      expect(net).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('both tiers get what both sides pay, and each share is right to the pesewa', () => {
  expect(pensionOf(200_000, payrollRates.pension)).toEqual({
    employer: 26_000,
    worker: 11_000,
    total: 37_000,
    tier1: 27_000,
    tier2: 10_000,
  });
  fc.assert(
    fc.property(money, (basic) => {
      const { employer, worker, total, tier1, tier2 } = pensionOf(basic, payrollRates.pension);
      expect(employer + worker).toBe(total);
      expect(tier1 + tier2).toBe(total);
      expect(Math.abs(tier2 - (basic * 5) / 100)).toBeLessThan(1.6);
    }),
  );
});
