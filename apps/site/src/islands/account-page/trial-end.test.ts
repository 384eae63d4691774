import { expect, test } from 'vitest';
import { formatWeekday, trialEnd } from './TrialNotice.tsx';

const now = Date.UTC(2026, 10, 21, 16, 30);

test.each([
  ['2026-12-05T10:00:00Z', { when: 'days', days: 14 }],
  ['2026-11-23T00:00:00Z', { when: 'days', days: 2 }],
  ['2026-11-22T23:59:00Z', { when: 'tomorrow' }],
  ['2026-11-22T00:00:00Z', { when: 'tomorrow' }],
  ['2026-11-21T16:31:00Z', { when: 'today' }],
  ['2026-11-21T16:30:00Z', { when: 'over' }],
  ['2026-11-20T23:00:00Z', { when: 'over' }],
])('a trial until %s', (endsAt, expected) => {
  expect(trialEnd(endsAt, now)).toEqual(expected);
});

test('the day is shown with its weekday', () => {
  expect(formatWeekday('2026-11-16T23:59:59Z')).toBe('Monday 16 November 2026');
});
