import { readHours } from '@accounting-site/content/facts/facts';
import { expect, test } from 'vitest';
import { supportData } from './support-data.ts';

const words = { open: 'Open until [time]', closed: 'Opens [day] [time]' };
const weekly = [{ days: [1, 2, 3, 4, 5], label: '', opens: '08:00', closes: '17:00', text: '', phone: true }];
const datedAfter = (...days: string[]) =>
  supportData(words, { ...readHours(), weekly, closed_on: days.map((day) => ({ day, name: '' })) }).dated;

test('an opening after a week of closed days has its date', () => {
  const days = [24, 25, 28, 29, 30, 31].map((day) => `2026-12-${day}`);
  const text = expect.stringMatching(/^Opens Monday,? 4 January 8:00.AM\u00a0GMT$/);
  expect(datedAfter(...days, '2027-01-01')).toEqual({ [Date.parse('2027-01-04T08:00Z')]: text });
});

test('an opening after a holiday has its weekday only', () => {
  expect(datedAfter('2026-12-23')).toEqual({});
});

test('hours with a note have it in each text', () => {
  const sunday = { days: [7], opens: '09:00', closes: '13:00', label: '', text: '', phone: false };
  const days = [24, 25, 28, 29, 30, 31].map((day) => `2026-12-${day}`);
  const { openings, dated } = supportData(words, {
    ...readHours(),
    weekly: [{ ...sunday, note: 'at the office' }],
    closed_on: [...days, '2026-12-27'].map((day) => ({ day, name: '' })),
  });
  expect(Object.values(dated)).toEqual([
    expect.stringMatching(/^Opens Sunday,? 3 January 9:00.AM\u00a0GMT \(at the office\)$/),
  ]);
  expect(openings[0]).toMatchObject({
    open: expect.stringMatching(/^Open until 1:00.PM\u00a0GMT \(at the office\)$/),
    closed: expect.stringMatching(/^Opens Sunday 9:00.AM\u00a0GMT \(at the office\)$/),
  });
});
