import { describe, expect, test } from 'vitest';
import { readBrand } from '../facts/facts.ts';
import { fillText } from '../testing/fill-text.ts';
import { fixedHolidays, readTaxes, taxesSchema, taxFacts, taxYear } from './taxes.ts';

// The figures verified for 2026. Owners change the rates, so this test runs only with the sample brand and
// the rates of 2026.
const shipped = test.runIf(readBrand().sample === true && taxYear(readTaxes()) === '2026');

shipped('VAT and its levies are 15, 2.5 and 2.5 percent, and goods register from GHS 750,000', () => {
  const { vat } = readTaxes();
  expect(vat.parts.map(({ name, percent }) => [name, percent])).toEqual([
    ['VAT', 15],
    ['NHIL', 2.5],
    ['GETFund levy', 2.5],
  ]);
  expect(vat).toMatchObject({ law: 'Act 1151', since: '2026-01-01', goods_threshold: 750000 });
});

shipped('tax is withheld at the rates of 2026', () => {
  const { kinds, yearly_threshold } = readTaxes().withholding;
  expect(yearly_threshold).toBe(2000);
  expect(kinds.map(({ id, percent, above_threshold }) => [id, percent, above_threshold])).toEqual([
    ['goods', 3, true],
    ['works', 5, true],
    ['services', 7.5, true],
    ['services-person', 7.5, false],
    ['rent-home', 8, false],
    ['rent-other', 15, false],
  ]);
});

shipped('returns are due on the days of 2026', () => {
  expect(readTaxes().filing).toEqual({
    pension_day: 14,
    paye_and_withholding_day: 15,
    income_tax_months: 4,
    employer_return: { month: 3, day: 31 },
  });
});

shipped('eight public holidays have the same date each year, since the amendment of 2025', () => {
  expect(fixedHolidays(readTaxes())).toEqual('01-01 01-07 03-06 05-01 07-01 09-21 12-25 12-26'.split(' '));
});

shipped('small traders pay a fixed sum a quarter or 3% of sales under the Modified Taxation Scheme', () => {
  const { bands, ...scheme } = readTaxes().modified;
  expect(scheme).toEqual({
    source: "GRA's page on the Modified Taxation Scheme",
    dated: '2026-11-22',
    since: '2025-07-01',
    fixed_up_to: 20000,
    turnover_up_to: 500000,
    percent: 3,
  });
  expect(bands.map(({ up_to, amount }) => [up_to, amount])).toEqual([
    [5880, 0],
    [10000, 25],
    [15000, 35],
    [20000, 45],
  ]);
});

shipped('PAYE is the table of 2024, which says so itself, and pensions are 18.5% of the basic salary', () => {
  const { paye, pension } = readTaxes();
  expect(paye).toMatchObject({ source: 'Act 1111', dated: '2024-01-01', non_resident_percent: 25 });
  expect([...paye.bands.map(({ size, percent }) => [size, percent]), paye.top_percent]).toEqual([
    [490, 0],
    [110, 5],
    [130, 10],
    [3166.67, 17.5],
    [16000, 25],
    [30520, 30],
    35,
  ]);
  expect(pension).toEqual({
    source: 'the National Pensions Act (Act 766)',
    dated: '2026-11-16',
    employer: 13,
    worker: 5.5,
    tier_1: 13.5,
    tier_2: 5,
  });
});

shipped('texts name the bands by number, and days and sums as people write them', () => {
  expect(taxFacts()).toMatchObject({
    'modified.since': '1 July 2025',
    'modified.4.up_to': 'GH₵20,000',
    'modified.4.quarter': 'GH₵45',
    'modified.4.year': 'GH₵180',
    calendar_year_return: '30 April',
    'paye.4.size': 'GH₵3,166.67',
    'paye.4.year': 'GH₵38,000',
    'paye.dated': '1 January 2024',
    'paye.above': 'GH₵50,416.67',
    'pension.total': '18.5',
    'instalment.1': '31 March',
    'instalment.4': '31 December',
  });
});

test('pension shares that agree are accepted, whatever their sum is as a binary fraction', () => {
  const taxes = readTaxes();
  const pension = { ...taxes.pension, employer: 12.7, worker: 5.6, tier_1: 13.3, tier_2: 5 };
  expect(taxesSchema.safeParse({ ...taxes, pension }).success).toBe(true);
});

describe('a file whose parts disagree is refused', () => {
  const taxes = readTaxes();
  const cases: [what: string, wrong: unknown, message: string][] = [
    [
      'bands out of order',
      { ...taxes, modified: { ...taxes.modified, bands: taxes.modified.bands.toReversed() } },
      'write the bands from the smallest sales to the largest',
    ],
    [
      'bands that end below the limit of the fixed sum',
      { ...taxes, modified: { ...taxes.modified, bands: taxes.modified.bands.slice(0, -1) } },
      'end the last band at fixed_up_to',
    ],
    [
      'percentages of PAYE that fall',
      { ...taxes, paye: { ...taxes.paye, bands: taxes.paye.bands.toReversed() } },
      'write the bands from the lowest percentage to the highest',
    ],
    [
      'pension shares that do not add up',
      { ...taxes, pension: { ...taxes.pension, tier_2: 4 } },
      'write shares that agree',
    ],
    [
      'a holiday with a year',
      { ...taxes, holidays: { ...taxes.holidays, fixed: [{ day: '2026-12-25', name: 'Christmas Day' }] } },
      'write the month and the day, like 12-25',
    ],
  ];
  test.each(cases)('%s', (_what, wrong, message) => {
    expect(taxesSchema.safeParse(wrong).error?.message).toContain(message);
  });
});

test('texts can use each rate, and the three parts add up to the stated total', () => {
  const { vat, nhil, getfund, total } = taxFacts();
  expect(Number(vat) + Number(nhil) + Number(getfund)).toBeCloseTo(Number(total), 10);
  expect(fillText('test.yaml', 'As of {taxes.year}: {taxes.total}%')).toBe(
    `As of ${taxYear(readTaxes())}: ${total}%`,
  );
});
