import { fixedHolidays, readTaxes } from '@accounting-site/content/money/taxes';
import { expect, test } from 'vitest';
import { answered } from '../../lib/tool-form/answered.fixture.ts';
import { answerFiling } from './filing-answer.ts';

const taxes = readTaxes();
const days = { filing: taxes.filing, holidays: fixedHolidays(taxes) };
const problems = { kind: 'choose one', modified_vat: 'not with VAT' };
const outcomeOf = (fields: Record<string, string>, today = '2026-11-21') =>
  answerFiling(fields, days, today, problems);
const answer = (fields: Record<string, string>, today?: string) =>
  answered(outcomeOf({ kind: 'company', ...fields }, today));

test('only applicable dates are shown, in chronological order', () => {
  const { dates } = answer({ kind: 'modified', employees: 'yes' });
  expect(new Set(dates.map(({ id }) => id))).toEqual(
    new Set(['pension', 'paye', 'modified-tax', 'modified-return', 'employer-return', 'renewal']),
  );
  const all = answer({ year_end: '6', vat: 'yes', employees: 'yes', withholds: 'yes' });
  expect(all.dates).toHaveLength(12 * 4 + 4 + 3);
  expect(all.dates.map(({ day }) => day)).toEqual(all.dates.map(({ day }) => day).toSorted());
});

test('the next date is the working day before a weekend or Good Friday, while that day is not past', () => {
  const next = (today: string) => answer({ year_end: '12', employees: 'yes' }, today).next;
  expect(next('2027-02-01')).toEqual({ id: 'pension', day: '2027-02-12' });
  expect(next('2027-02-12')).toEqual({ id: 'pension', day: '2027-02-12' });
  expect(next('2027-02-13')).toEqual({ id: 'pension', day: '2027-02-14' });
  expect(next('2028-04-10')).toEqual({ id: 'pension', day: '2028-04-13' });
});

test.each([{}, { kind: '' }, { kind: 'charity', vat: 'yes' }])(
  'a form without a kind of business asks for one: %j',
  (fields) => {
    expect(outcomeOf(fields)).toEqual({ errors: { kind: 'choose one' } });
  },
);

test('the Modified Taxation Scheme is refused for a business registered for VAT', () => {
  expect(outcomeOf({ kind: 'modified', vat: 'yes' })).toEqual({ errors: { kind: 'not with VAT' } });
});

test('an invalid month in a link is read as December', () => {
  const december = answer({ year_end: '12' }).dates;
  for (const month of ['13', '0', 'May', '']) expect(answer({ year_end: month }).dates).toEqual(december);
});
