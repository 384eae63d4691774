import { readTaxes } from '@accounting-site/content/taxes';
import { expect, test } from 'vitest';
import { answerFiling, todayHere } from './filing-answer.ts';

const { filing } = readTaxes();
const problems = { nothing: 'tick one' };
const answer = (fields: Record<string, string>, today = '2026-11-21') => {
  const outcome = answerFiling(fields, filing, today, problems);
  if ('errors' in outcome) throw new Error(JSON.stringify(outcome.errors));
  return outcome.answer;
};

test('only applicable dates are shown, in chronological order', () => {
  const { dates } = answer({ year_end: '12', vat: 'yes' });
  expect(dates).toHaveLength(12);
  expect(dates[0]).toEqual({ id: 'vat', day: '2026-11-30' });
  const all = answer({ year_end: '6', vat: 'yes', employees: 'yes', withholds: 'yes', company: 'yes' });
  expect(all.dates).toHaveLength(12 * 4 + 3);
  expect(all.dates.map(({ day }) => day)).toEqual(all.dates.map(({ day }) => day).toSorted());
});

test('the next date is the working day before a weekend, while that day is not past', () => {
  const next = (today: string) => answer({ year_end: '12', employees: 'yes' }, today).next;
  expect(next('2027-02-01')).toEqual({ id: 'pension', day: '2027-02-12' });
  expect(next('2027-02-12')).toEqual({ id: 'pension', day: '2027-02-12' });
  expect(next('2027-02-13')).toEqual({ id: 'pension', day: '2027-02-14' });
});

test('a form without a ticked box asks for one', () => {
  expect(answerFiling({ year_end: '12' }, filing, '2026-11-21', problems)).toEqual({
    errors: { vat: 'tick one' },
  });
});

test('an invalid month in a link is read as December', () => {
  for (const month of ['13', '0', 'May', ''])
    expect(answer({ year_end: month, company: 'yes' }).yearEnd).toBe(12);
});

test("today is the day in the visitor's time zone", () => {
  expect(todayHere(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
