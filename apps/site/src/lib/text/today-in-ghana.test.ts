import { afterEach, expect, test, vi } from 'vitest';
import { todayInGhana } from './today-in-ghana.ts';

afterEach(() => vi.useRealTimers());

test('today is the day in Ghana, also for a visitor in New York in the evening', () => {
  vi.useFakeTimers({ now: new Date('2026-11-15T20:00:00-05:00') });
  expect(todayInGhana()).toBe('2026-11-16');
});

test('a clock that is a year slow does not go behind a day that is known', () => {
  vi.useFakeTimers({ now: new Date('2025-11-16T10:00:00Z') });
  expect(todayInGhana('2026-11-16')).toBe('2026-11-16');
  expect(todayInGhana('2025-01-01')).toBe('2025-11-16');
});
