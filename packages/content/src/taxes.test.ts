import { expect, test } from 'vitest';
import { readBrand } from './facts.ts';
import { fillText } from './placeholders.ts';
import { readTaxes, taxFacts, taxYear } from './taxes.ts';

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

test('texts can use each rate, and the three parts add up to the stated total', () => {
  const { vat, nhil, getfund, total } = taxFacts();
  expect(Number(vat) + Number(nhil) + Number(getfund)).toBeCloseTo(Number(total), 10);
  expect(fillText('test.yaml', 'As of {taxes.year}: {taxes.total}%')).toBe(
    `As of ${taxYear(readTaxes())}: ${total}%`,
  );
});
