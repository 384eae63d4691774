import { describe, expect, it } from 'vitest';
import { nextStarts } from './webinar-dates.ts';
import { describeSchedule, readWebinars, scheduleOf, upcomingWebinars } from './webinars.ts';

describe('the webinars of the content', () => {
  it('say their rule in words that name the weekday and hour of the dates', () => {
    for (const webinar of readWebinars()) {
      const [start] = nextStarts(scheduleOf(webinar), new Date(), 1);
      const weekday = start?.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
      expect(describeSchedule(webinar, 'GMT')).toContain(`${weekday}, `);
      expect(start?.toISOString().slice(11, 16)).toBe(webinar.time);
    }
  });

  it('come soonest first', () => {
    const now = new Date('2027-03-03T12:00:00Z');
    const starts = upcomingWebinars(now).flatMap((webinar) => nextStarts(scheduleOf(webinar), now, 1));
    expect(starts).toHaveLength(3);
    expect(starts).toEqual(starts.toSorted((one, other) => Number(one) - Number(other)));
  });
});

describe('a rule in words', () => {
  const [webinar] = readWebinars();
  if (!webinar) throw new Error('content/webinars.yaml holds no webinar');
  const tuesdays = { ...webinar, first_date: '2026-01-06', time: '15:00' };

  it.each([
    [1, 'Every Tuesday, 3:00 PM GMT'],
    [2, 'Every two weeks on Tuesday, 3:00 PM GMT'],
    [4, 'Every four weeks on Tuesday, 3:00 PM GMT'],
    [8, 'Every 8 weeks on Tuesday, 3:00 PM GMT'],
  ])('for every %i weeks', (every_weeks, words) => {
    expect(describeSchedule({ ...tuesdays, every_weeks }, 'GMT').replace(/\s/g, ' ')).toBe(words);
  });
});
