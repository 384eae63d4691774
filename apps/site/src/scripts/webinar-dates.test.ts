import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const week = 7 * 24 * 60 * 60 * 1000;
const first = Date.UTC(2026, 0, 6, 10);

/** The dates that a page of 16 November 2026 shows on a phone, as days. */
async function datesOn(clock: string): Promise<(string | undefined)[]> {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.parse(clock) });
  const shown = ['2026-11-17T10:00:00.000Z', '2026-11-24T10:00:00.000Z'].map((dateTime, nth) => ({
    dateTime,
    dataset: { date: JSON.stringify({ first, period: week, nth }) },
  }));
  vi.stubGlobal('document', { documentElement: { lang: 'en-GH' }, querySelectorAll: () => shown });
  await import('./webinar-dates.ts');
  vi.runAllTimers();
  return shown.map(({ dateTime }) => dateTime.slice(0, 10));
}

test.each([
  ['the day of the build', '2026-11-16T12:00:00Z', ['2026-11-17', '2026-11-24']],
  ['a week later', '2026-11-23T12:00:00Z', ['2026-11-24', '2026-12-01']],
  ['a clock that is a day slow', '2026-11-15T12:00:00Z', ['2026-11-17', '2026-11-24']],
  ['a clock that is a year slow', '2025-11-16T12:00:00Z', ['2026-11-17', '2026-11-24']],
])('%s: only dates that are not over are offered', async (_what, clock, days) => {
  expect(await datesOn(clock)).toEqual(days);
});
