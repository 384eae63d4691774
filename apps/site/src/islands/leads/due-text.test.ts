import { expect, test } from 'vitest';
import { timeOfField } from '../../lib/text/format-moment.ts';
import { dueText, morningIn } from './due-text.ts';

const words = {
  overdue: 'Overdue, was due [age]',
  today: 'Due today, [time]',
  tomorrow: 'Due tomorrow, [time]',
  later: 'Due [day], [time]',
  nothing: 'No next step',
};
/** A Monday. */
const now = Date.parse('2026-11-23T14:00:00Z');

test.each([
  [null, false, 'No next step'],
  ['2026-11-23T13:59:59Z', true, 'Overdue, was due this minute'],
  ['2026-11-23T11:00:00Z', true, 'Overdue, was due 3 hours ago'],
  ['2026-11-20T11:00:00Z', true, 'Overdue, was due 3 days ago'],
  ['2026-11-23T14:00:00Z', false, 'Due today, 14:00'],
  ['2026-11-23T23:59:00Z', false, 'Due today, 23:59'],
  ['2026-11-24T00:00:00Z', false, 'Due tomorrow, 00:00'],
  ['2026-11-25T09:00:00Z', false, 'Due Wed 25 Nov, 09:00'],
  ['2027-01-04T09:00:00Z', false, 'Due Mon, 4 Jan 2027, 09:00'],
])('what is due at %s is shown as such', (dueAt, isOverdue, text) => {
  const due = dueText(dueAt, now, words);
  expect(due.isOverdue).toBe(isOverdue);
  expect(due.text).toBe(text);
});

test('a quick choice is nine in the morning in Ghana', () => {
  expect([1, 3, 7].map((days) => morningIn(days, now))).toEqual([
    '2026-11-24T09:00:00.000Z',
    '2026-11-26T09:00:00.000Z',
    '2026-11-30T09:00:00.000Z',
  ]);
});

test.each([
  ['2026-12-01T15:30', '2026-12-01T15:30:00.000Z'],
  ['', undefined],
  ['2026-12-01', undefined],
  // A digit too many.
  ['20266-12-01T15:30', undefined],
])('a field with %j is the time %s', (value, time) => {
  expect(timeOfField(value)).toBe(time);
});
