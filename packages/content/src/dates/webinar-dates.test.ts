import { describe, expect, it, vi } from 'vitest';
import {
  formatDay,
  formatHere,
  formatTime,
  nextStarts,
  startsAt,
  type WebinarSchedule,
  yearOf,
} from './webinar-dates.ts';

const week = 7 * 24 * 60 * 60 * 1000;
const everyOtherTuesday = { first: Date.parse('2026-01-06T10:00:00Z'), period: 2 * week };
const endsInFebruary = { ...everyOtherTuesday, last: Date.parse('2026-02-03T10:00:00Z') };
const isoStarts = (after: string, count = 1, schedule: WebinarSchedule = everyOtherTuesday) =>
  nextStarts(schedule, new Date(after), count).map((start) => start.toISOString());

describe('the next dates of a webinar', () => {
  it('begin with the first date if it is in the future', () => {
    expect(isoStarts('2025-12-01T00:00:00Z', 2)).toEqual([
      '2026-01-06T10:00:00.000Z',
      '2026-01-20T10:00:00.000Z',
    ]);
  });

  it('never contain a date that has begun, not even by a second', () => {
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

describe('the next dates of a webinar that ends', () => {
  it('end with the last date', () => {
    expect(isoStarts('2026-01-06T10:00:00Z', 8, endsInFebruary)).toEqual([
      '2026-01-20T10:00:00.000Z',
      '2026-02-03T10:00:00.000Z',
    ]);
  });

  it('are empty once the last date has begun', () => {
    expect(isoStarts('2026-02-03T09:59:59Z', 8, endsInFebruary)).toHaveLength(1);
    expect(isoStarts('2026-02-03T10:00:00Z', 8, endsInFebruary)).toEqual([]);
    expect(startsAt(endsInFebruary, new Date('2026-02-03T10:00:00Z'))).toBe(true);
    expect(startsAt(endsInFebruary, new Date('2026-02-17T10:00:00Z'))).toBe(false);
  });

  it('are the single date of a webinar that takes place once', () => {
    const once = { ...everyOtherTuesday, last: everyOtherTuesday.first };
    expect(isoStarts('2025-12-01T00:00:00Z', 8, once)).toEqual(['2026-01-06T10:00:00.000Z']);
  });
});

describe('the next dates of a webinar that skips some', () => {
  const moment = (day: string) => Date.parse(`${day}T10:00:00Z`);
  const skips = { ...everyOtherTuesday, except: ['2026-01-06', '2026-02-03', '2026-02-17'].map(moment) };

  it('leave them out, the first and two in a row too', () => {
    expect(isoStarts('2025-12-01T00:00:00Z', 3, skips).map((start) => start.slice(0, 10))).toEqual([
      '2026-01-20',
      '2026-03-03',
      '2026-03-17',
    ]);
    expect(isoStarts('2026-01-20T10:00:00Z', 1, skips)).toEqual(['2026-03-03T10:00:00.000Z']);
    expect(startsAt(skips, new Date(moment('2026-02-03')))).toBe(false);
    expect(startsAt(skips, new Date(moment('2026-03-03')))).toBe(true);
  });

  it('are empty if the last one is skipped', () => {
    const last = moment('2026-02-03');
    expect(isoStarts('2026-01-20T10:00:00Z', 8, { ...everyOtherTuesday, last, except: [last] })).toEqual([]);
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

it('is formatted as is usual in Ghana', () => {
  const afternoon = new Date('2026-11-24T14:30:00Z');
  const november = Date.parse('2026-11-02');
  expect(formatDay(afternoon, 'en-GH', yearOf(afternoon, november))).toMatch(/^Tuesday,? 24 November$/);
  expect(formatDay(afternoon, 'en-GH', yearOf(afternoon, Date.parse('2025-12-31')))).toMatch(
    /^Tuesday,? 24 November 2026$/,
  );
  expect(formatDay(new Date('2027-01-01'), 'fr', 'numeric')).toBe('vendredi 1er janvier 2027');
  expect(formatDay(new Date('2026-12-01'), 'fr')).toBe('mardi 1er décembre');
  expect(formatTime(afternoon, 'en-GH')).toMatch(/^2:30\sPM$/);
});

it("is also shown in the visitor's time zone if that is not GMT", () => {
  const start = new Date('2026-11-24T15:00:00Z');
  vi.stubEnv('TZ', 'Pacific/Auckland');
  expect(formatHere(start, 'en-GH')).toMatch(/^ \(Wednesday,? 4:00\sam GMT\+13\)$/i);
  vi.stubEnv('TZ', 'Africa/Accra');
  expect(formatHere(start, 'en-GH')).toBe('');
  vi.unstubAllEnvs();
});
