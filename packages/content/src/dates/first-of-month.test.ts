import { expect, test } from 'vitest';
import { withFirst } from './first-of-month.ts';

test.each([
  ['2027-01-01', 'fr', 'vendredi 1er janvier 2027'],
  ['2027-08-01', 'fr', 'dimanche 1er août 2027'],
  ['2027-01-11', 'fr', 'lundi 11 janvier 2027'],
  ['2027-01-21', 'fr', 'jeudi 21 janvier 2027'],
  ['2027-01-01', 'en-GB', 'Friday 1 January 2027'],
])('%s in %s is %s', (day, language, text) => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  expect(withFirst(format.format(new Date(day)), language).replace(',', '')).toBe(text);
});
