import { expect, test, vi } from 'vitest';
import { describeForm } from '../editing/entry-forms.ts';
import { readPlans, readPriceFile } from '../facts/facts.ts';
import { announcementSchema } from '../files/announcement.ts';
import { testimonialsOn } from '../files/testimonials.ts';
import { addDays, contentDay, isShownOn } from './content-day.ts';

test.each([
  ['2026-12-31T23:59:59Z', '2026-12-31'],
  ['2027-01-01T00:00:00Z', '2027-01-01'],
])('at %s the day is %s', (now, day) => {
  vi.stubEnv('CONTENT_NOW', now);
  expect(contentDay()).toBe(day);
  expect(readPlans().plans.length).toBe(readPriceFile().plans.length);
  vi.unstubAllEnvs();
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2027-01-01', -30, '2026-12-02'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

test.each([
  [{}, true],
  [{ from: '2026-12-01' }, true],
  [{ from: '2026-12-02' }, false],
  [{ until: '2026-12-01' }, true],
  [{ until: '2026-11-30' }, false],
])('an entry with %j is shown on 1 December: %s', (period, isShown) => {
  expect(isShownOn(period, '2026-12-01')).toBe(isShown);
  const quote = { name: 'Ama', role: 'Owner', company: 'a shop', quote: 'Good.', rating: 5 };
  expect(testimonialsOn([{ ...quote, ...period }], '2026-12-01')).toEqual(isShown ? [quote] : []);
});

test('the form of an entry with days has date fields', () => {
  expect(describeForm(announcementSchema)).toMatchObject({
    properties: {
      items: {
        items: {
          properties: {
            text: { maxLength: 140 },
            from: { type: 'string', format: 'date', description: expect.stringContaining('first day') },
            until: { type: 'string', format: 'date' },
          },
        },
      },
    },
  });
});
