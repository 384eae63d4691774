import { isPublicHoliday } from '@accounting-site/content/dates/public-holidays';
import { fixedHolidays, readTaxes } from '@accounting-site/content/money/taxes';
import { expect, test } from 'vitest';
import { filingDates } from './filing-dates.ts';
import { type BusinessKind, filers, filingRules } from './filing-rules.ts';

const taxes = readTaxes();
const { filing } = taxes;
const holidays = fixedHolidays(taxes);
const rulesOf = (kind: BusinessKind, yearEnd = 12) => filingRules(filing, { kind, yearEnd, also: filers });
const rules = rulesOf('company');
const datesOf = (id: string, from: string, months = 12, yearEnd = 12, kind: BusinessKind = 'company') =>
  filingDates(
    rulesOf(kind, yearEnd).filter((rule) => rule.id === id),
    from,
    months,
  ).map(({ day }) => day);

test('the year of a company has twelve dates of each month, four instalments and one of each year', () => {
  const counts = new Map<string, number>();
  for (const { id } of filingDates(rules, '2026-11-21', 12)) counts.set(id, (counts.get(id) ?? 0) + 1);
  expect(Object.fromEntries(counts)).toEqual({
    pension: 12,
    paye: 12,
    withholding: 12,
    vat: 12,
    instalment: 4,
    'business-return': 1,
    'employer-return': 1,
    registrar: 1,
  });
});

test.each<[BusinessKind, number, string[]]>([
  ['company', 12, ['2026-12-31', '2027-03-31', '2027-06-30', '2027-09-30']],
  ['company', 6, ['2026-12-31', '2027-03-31', '2027-06-30', '2027-09-30']],
  ['company', 2, ['2026-11-30', '2027-02-28', '2027-05-31', '2027-08-31']],
  ['sole-trader', 2, ['2026-12-31', '2027-03-31', '2027-06-30', '2027-09-30']],
  ['partnership', 2, ['2026-12-31', '2027-03-31', '2027-06-30', '2027-09-30']],
])('a %s with its year-end in month %s pays income tax at the end of each quarter', (kind, yearEnd, days) => {
  expect(datesOf('instalment', '2026-11-21', 12, yearEnd, kind)).toEqual(days);
});

test.each<[BusinessKind, number, Record<string, string>]>([
  ['modified', 6, { 'modified-return': '2027-04-30' }],
  ['sole-trader', 6, { 'personal-return': '2027-04-30' }],
  ['partnership', 6, { 'personal-return': '2027-04-30', 'business-return': '2027-10-31' }],
  ['company', 6, { 'business-return': '2027-10-31' }],
])('a %s with its year-end in month %s files these income-tax returns', (kind, yearEnd, returns) => {
  const dates = filingDates(rulesOf(kind, yearEnd), '2026-11-21', 12);
  const filed = dates.filter(({ id }) => /^(modified|personal|business)-return$/.test(id));
  expect(Object.fromEntries(filed.map(({ id, day }) => [id, day]))).toEqual(returns);
});

test('the Modified Taxation Scheme has a payment each quarter instead of instalments', () => {
  expect(datesOf('modified-tax', '2027-01-01', 12, 12, 'modified')).toEqual([
    '2027-03-31',
    '2027-06-30',
    '2027-09-30',
    '2027-12-31',
  ]);
  expect(datesOf('instalment', '2027-01-01', 12, 12, 'modified')).toEqual([]);
});

test('the worked month from the guide: 14, 15 and 31 December 2026', () => {
  const dates = filingDates(rules, '2026-12-01', 1);
  expect(dates.map(({ id, day }) => `${id} ${day.slice(8)}`)).toEqual([
    'pension 14',
    'paye 15',
    'withholding 15',
    'vat 31',
    'instalment 31',
  ]);
});

test('the VAT return is due on the last working day', () => {
  expect(datesOf('vat', '2027-01-01')).toEqual([
    '2027-01-29',
    '2027-02-26',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
    '2027-06-30',
    '2027-07-30',
    '2027-08-31',
    '2027-09-30',
    '2027-10-29',
    '2027-11-30',
    '2027-12-31',
  ]);
});

test.each([
  [12, '2027-04-30'],
  [6, '2027-10-31'],
  [9, '2027-01-31'],
  [10, '2027-02-28'],
  [8, '2026-12-31'],
])('a year that ends in month %s has its income-tax return due on %s', (yearEnd, day) => {
  expect(datesOf('business-return', '2026-11-21', 12, yearEnd)).toEqual([day]);
});

test('in a leap year, the end of February is the 29th', () => {
  expect(datesOf('business-return', '2028-01-01', 12, 10)).toEqual(['2028-02-29']);
});

test('the registrar is looked up on the first Monday of January', () => {
  expect(datesOf('registrar', '2026-11-21')).toEqual(['2027-01-04']);
  expect(datesOf('registrar', '2029-01-01')).toEqual(['2029-01-01']);
});

test.each<[BusinessKind, string[]]>([
  ['modified', ['2027-01-04']],
  ['sole-trader', ['2027-01-04']],
  ['partnership', ['2027-01-04']],
  ['company', []],
])('a %s is reminded in January to renew a business name', (kind, days) => {
  expect(datesOf('renewal', '2026-11-21', 12, 12, kind)).toEqual(days);
});

test('a date that is today is included, and the same day a year later is not', () => {
  expect(datesOf('employer-return', '2027-03-31')).toEqual(['2027-03-31']);
  expect(datesOf('pension', '2026-11-14')).toHaveLength(12);
  expect(datesOf('pension', '2026-11-30').at(0)).toBe('2026-12-14');
});

test('a date on a weekend names the Friday before, even in the previous month', () => {
  const early = (id: string, from: string, yearEnd = 12) =>
    filingDates(rulesOf('company', yearEnd), from, 1).find((date) => date.id === id);
  expect(early('pension', '2027-02-01')).toEqual({
    id: 'pension',
    day: '2027-02-14',
    early: { act: 'pay', day: '2027-02-12' },
  });
  expect(early('paye', '2027-05-01')?.early).toEqual({ act: 'pay', day: '2027-05-14' });
  expect(early('business-return', '2027-10-01', 6)).toMatchObject({
    day: '2027-10-31',
    early: { act: 'file', day: '2027-10-29' },
  });
  expect(early('paye', '2027-02-01')).toEqual({ id: 'paye', day: '2027-02-15' });
});

test('a date on a public holiday names the working day before', () => {
  const early = (id: string, from: string, days = filing, yearEnd = 12) => {
    const all = filingRules(days, { kind: 'company', yearEnd, also: filers });
    return filingDates(all, from, 1, holidays).find((date) => date.id === id)?.early;
  };
  // 14 April 2028 is Good Friday, and 15 April the Saturday after it.
  expect(early('pension', '2028-04-01')).toEqual({ act: 'pay', day: '2028-04-13' });
  expect(early('paye', '2028-04-01')).toEqual({ act: 'pay', day: '2028-04-13' });
  // Good Friday of 2029 is 30 March, so the last working day is Thursday.
  expect(early('vat', '2029-03-01')).toEqual({ act: 'file', day: '2029-03-29' });
  expect(early('instalment', '2029-03-01')).toEqual({ act: 'pay', day: '2029-03-29' });
  expect(early('vat', '2027-03-01')).toBeUndefined();
  // Easter Monday of 2028 is 17 April: the working day before it is Thursday too.
  expect(early('paye', '2028-04-01', { ...filing, paye_and_withholding_day: 17 })?.day).toBe('2028-04-13');
  expect(early('pension', '2026-12-01', { ...filing, pension_day: 26 })?.day).toBe('2026-12-24');
  expect(early('pension', '2027-01-01', { ...filing, pension_day: 1 })?.day).toBe('2026-12-31');
});

test('no early day is a weekend or a public holiday, and every date on one has an early day', () => {
  const isFree = (day: string) =>
    [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) || isPublicHoliday(day, holidays);
  for (const { id, day, early } of filingDates(rules, '2026-11-21', 60, holidays)) {
    expect(early !== undefined).toBe(isFree(day) && id !== 'registrar');
    expect(isFree(early?.day ?? day)).toBe(id === 'registrar' && isFree(day));
  }
});
