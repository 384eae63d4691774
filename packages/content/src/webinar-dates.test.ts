import { describe, expect, it } from 'vitest';
import { formatDay, formatTime, nextStarts, startsAt } from './webinar-dates.ts';

const everyOtherTuesday = { firstStart: '2026-01-06T10:00:00.000Z', everyWeeks: 2 };
const isoStarts = (after: string, count = 1) =>
  nextStarts(everyOtherTuesday, new Date(after), count).map((start) => start.toISOString());

describe('the next dates of a webinar', () => {
  it('begin with the first date while that is still to come', () => {
    expect(isoStarts('2025-12-01T00:00:00Z', 2)).toEqual([
      '2026-01-06T10:00:00.000Z',
      '2026-01-20T10:00:00.000Z',
    ]);
  });

  it('never hold one that has begun, not even by a second', () => {
    expect(isoStarts('2026-01-06T09:59:59Z')).toEqual(['2026-01-06T10:00:00.000Z']);
    expect(isoStarts('2026-01-06T10:00:00Z')).toEqual(['2026-01-20T10:00:00.000Z']);
  });

  it('keep their weekday and hour years later', () => {
    const starts = nextStarts(everyOtherTuesday, new Date('2031-05-01T00:00:00Z'), 30);
    expect(new Set(starts.map((start) => `${start.getUTCDay()} ${start.getUTCHours()}`))).toEqual(
      new Set(['2 10']),
    );
    expect(starts.every((start) => startsAt(everyOtherTuesday, start))).toBe(true);
  });
});

describe('a moment', () => {
  it.each([
    ['a date of the webinar', '2026-01-20T10:00:00Z', true],
    ['the week between', '2026-01-13T10:00:00Z', false],
    ['another hour', '2026-01-20T11:00:00Z', false],
    ['before the first date', '2025-12-23T10:00:00Z', false],
    ['no date at all', 'soon', false],
  ])('that is %s: %s', (_name, moment, expected) => {
    expect(startsAt(everyOtherTuesday, new Date(moment))).toBe(expected);
  });
});

it('is written the way it is said in Ghana', () => {
  const afternoon = new Date('2026-11-24T14:30:00Z');
  expect(formatDay(afternoon)).toMatch(/^Tuesday,? 24 November$/);
  expect(formatTime(afternoon)).toMatch(/^2:30\sPM$/);
});
