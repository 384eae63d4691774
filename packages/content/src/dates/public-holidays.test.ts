import { expect, test } from 'vitest';
import { dayOfEaster, isPublicHoliday } from './public-holidays.ts';

test.each([
  [1981, '1981-04-19'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2029, '2029-04-01'],
  [2030, '2030-04-21'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
])('Easter Sunday of %i is %s, as the calendars of churches say', (year, day) => {
  expect(dayOfEaster(year, 0)).toBe(day);
});

test.each([
  ['2026-12-25', true],
  ['2028-12-25', true],
  ['2026-12-24', false],
  ['2028-04-14', true],
  ['2028-04-16', false],
  ['2028-04-17', true],
  ['2027-04-14', false],
])('%s is a public holiday: %s', (day, expected) => {
  expect(isPublicHoliday(day, ['12-25'])).toBe(expected);
});
