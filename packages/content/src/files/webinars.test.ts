import { describe, expect, it, vi } from 'vitest';
import { nextStarts } from '../dates/webinar-dates.ts';
import { checkContent } from '../testing/check-content.ts';
import {
  canBeAttended,
  describeSchedule,
  readWebinars,
  scheduleOf,
  upcomingWebinars,
  type Webinar,
  webinarsSchema,
} from './webinars.ts';

const made: Webinar = {
  id: 'made',
  title: 'Made for the tests',
  description: 'What it shows.',
  audience: 'Owners',
  points: ['One'],
  first_date: '2026-01-06',
  every_weeks: 2,
  time: '10:00',
  minutes: 45,
  cta: 'Register Now',
};

it('the schedule text has the weekday and hour of the dates', () => {
  const webinars = [made, { ...made, first_date: '2026-01-14', time: '15:00' }];
  for (const webinar of [...webinars, ...readWebinars()]) {
    const [start = new Date(NaN)] = nextStarts(scheduleOf(webinar), new Date(webinar.first_date), 1);
    const weekday = start.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
    if (webinar.last_date !== webinar.first_date)
      expect(describeSchedule(webinar, 'GMT')).toContain(`${weekday}`);
    expect(start.toISOString().slice(11, 16)).toBe(webinar.time);
  }
});

it('webinars are sorted by their next date', () => {
  const now = new Date('2027-03-03T12:00:00Z');
  const late = { ...made, id: 'late', first_date: '2026-01-14' };
  const once = { ...made, id: 'once', first_date: '2027-03-04', last_date: '2027-03-04' };
  expect(upcomingWebinars(now, [made, late, once]).map(({ id }) => id)).toEqual(['once', 'late', 'made']);
});

it('a webinar that is over is omitted, and the list may be empty', () => {
  const others = [{ ...made, id: 'another' }];
  const over = { ...made, last_date: '2026-03-31' };
  const at = (moment: string, webinars: Webinar[]) =>
    upcomingWebinars(new Date(moment), webinars).map(({ id }) => id);
  expect(at('2026-04-01T00:00:00Z', [over, ...others])).toHaveLength(others.length);
  expect(at('2026-04-01T00:00:00Z', [over])).toEqual([]);
  expect(at('2026-03-01T00:00:00Z', [over])).toEqual([over.id]);
});

it('a webinar that ends before it begins is refused, because visitors would never see it', () => {
  const description = 'x'.repeat(120);
  const check = (last_date: string) =>
    checkContent('webinars.yaml', webinarsSchema, { webinars: [{ ...made, description, last_date }] });
  expect(() => check('2025-06-30')).toThrow('webinars[1].last_date: write a day that is not before');
  expect(() => check(made.first_date)).not.toThrow();
});

it('a skipped day has to be a date of the webinar', () => {
  const description = 'x'.repeat(120);
  const check = (changes: Partial<Webinar>) =>
    checkContent('webinars.yaml', webinarsSchema, { webinars: [{ ...made, description, ...changes }] });
  expect(() => check({ except: ['2026-02-03', '2026-12-22'] })).not.toThrow();
  for (const except of ['2026-12-15', '2026-12-23', '2025-12-23'])
    expect(() => check({ except: ['2026-02-03', except] })).toThrow(
      `webinars[1].except[2]: write a date of the webinar, or remove the line: it does not take place on ${except}`,
    );
  expect(() => check({ last_date: '2026-06-30', except: ['2026-12-22'] })).toThrow('webinars[1].except[1]');
  expect(() => check({ except: ['22 December'] })).toThrow('write the day as year-month-day');
});

it('a skipped date is not offered, and the one after it is the next', () => {
  const skips = { ...made, except: ['2026-12-22'] };
  const starts = nextStarts(scheduleOf(skips), new Date('2026-12-08T12:00:00Z'), 2);
  expect(starts.map((start) => start.toISOString())).toEqual([
    '2027-01-05T10:00:00.000Z',
    '2027-01-19T10:00:00.000Z',
  ]);
  const once = { ...made, last_date: made.first_date, except: [made.first_date] };
  expect(upcomingWebinars(new Date('2025-12-01'), [skips, once])).toEqual([skips]);
  expect(canBeAttended(once, Date.parse('2025-12-01'))).toBe(false);
});

describe('a schedule text', () => {
  const tuesdays = { ...made, first_date: '2026-01-06', time: '15:00' };

  it.each([
    [1, 'Every Tuesday, 3:00 PM GMT'],
    [2, 'Every two weeks on Tuesday, 3:00 PM GMT'],
    [4, 'Every four weeks on Tuesday, 3:00 PM GMT'],
    [8, 'Every 8 weeks on Tuesday, 3:00 PM GMT'],
  ])('for every %i weeks', (every_weeks, words) => {
    expect(describeSchedule({ ...tuesdays, every_weeks }, 'GMT').replace(/\s/g, ' ')).toBe(words);
  });

  it.each([
    ['2026-06-30', 'Every two weeks on Tuesday until 30 June 2026, 3:00 PM GMT'],
    ['2026-01-06', '6 January 2026, 3:00 PM GMT'],
  ])('that ends on %s', (last_date, words) => {
    const described = describeSchedule({ ...tuesdays, every_weeks: 2, last_date }, 'GMT');
    expect(described.replace(/\s/g, ' ')).toBe(words);
  });

  it('names the dates that are skipped, until they are over', () => {
    vi.stubEnv('CONTENT_NOW', '2026-12-22T12:00:00Z');
    const except = ['2027-01-05', '2026-12-08', '2026-12-22'];
    const described = describeSchedule({ ...tuesdays, last_date: '2027-06-22', except }, 'GMT');
    expect(described.replace(/\s/g, ' ')).toBe(
      'Every two weeks on Tuesday until 22 June 2027, not on 22 December 2026, not on 5 January 2027, 3:00 PM GMT',
    );
  });
});
