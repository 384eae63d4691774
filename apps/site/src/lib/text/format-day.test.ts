import { afterEach, expect, test, vi } from 'vitest';
import { formatDay, formatRecentDay } from './format-day.ts';

afterEach(() => void vi.useRealTimers());

test('a day is formatted with its year, a recent one only when its year is over', () => {
  vi.setSystemTime('2026-11-28T09:00Z');
  expect(formatDay('2026-11-16')).toBe('16 November 2026');
  expect(formatRecentDay('2026-11-21T09:00Z')).toBe('21 November');
  vi.setSystemTime('2027-01-03T09:00Z');
  expect(formatRecentDay('2026-11-21T09:00Z')).toBe('21 November 2026');
});
