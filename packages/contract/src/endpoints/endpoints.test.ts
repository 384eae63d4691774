import { expect, test } from 'vitest';
import { webinarCalendarPath } from './endpoints.ts';

test('the path of a calendar file contains the day of its date, or next', () => {
  expect(webinarCalendarPath('first-report', '2026-12-01T10:00:00.000Z')).toBe(
    '/api/site/webinars/first-report/2026-12-01.ics',
  );
  expect(webinarCalendarPath('first-report')).toBe('/api/site/webinars/first-report/next.ics');
});
