import { expect, test } from 'vitest';
import { formatAge, formatMoment } from './format-moment.ts';

test("a time is shown in Ghana's time zone, wherever the reader is", () => {
  expect(formatMoment('2026-11-02T09:00:00.000Z')).toBe('2 Nov 2026, 09:00 GMT');
});

test.each([
  ['2026-11-02T09:00:30Z', 'this minute'],
  ['2026-11-02T08:01:00Z', '59 minutes ago'],
  ['2026-11-02T08:00:00Z', '1 hour ago'],
  ['2026-10-31T09:01:00Z', '47 hours ago'],
  ['2026-10-31T09:00:00Z', '2 days ago'],
])('%s was %s', (time, age) => {
  expect(formatAge(time, Date.UTC(2026, 10, 2, 9))).toBe(age);
});
