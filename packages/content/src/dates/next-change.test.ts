import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPriceFile } from '../facts/facts.ts';
import { readWebinars } from '../files/webinars.ts';
import { contentFolder, withContentFolder } from '../reading/content-folder.ts';
import { contentOf } from '../testing/content-of.ts';
import { type DatedContent, nextContentChange, readDatedContent } from './next-change.ts';

const [webinar] = readWebinars();
const { plans, deployments, ...prices } = readPriceFile();
const [plan] = plans;

const quiet: DatedContent = {
  prices: { ...prices, plans: plans.map((each) => ({ ...each, next_prices: [] })), deployments },
  announcements: [],
  testimonials: [],
  webinars: [],
  closedOn: [],
};
const quote = { name: 'Ama', role: 'Owner', company: 'a shop', quote: 'Good.', rating: 5 };
const made = (more: Partial<DatedContent>) => ({ ...quiet, ...more });
const priced = (...next: [from: string, price: number][]) =>
  made({
    prices: {
      ...quiet.prices,
      plans: [
        {
          ...(plan as NonNullable<typeof plan>),
          price: 200,
          next_prices: next.map(([from, price]) => ({ announced: '2026-01-01', from, price })),
        },
      ],
    },
  });
const at = (day: string, time = '10:00') => ({
  ...(webinar as NonNullable<typeof webinar>),
  first_date: day,
  last_date: undefined,
  every_weeks: 2,
  time,
});

test.each([
  ['the year of the footer', quiet, '2026-11-23T09:00Z', '2027-01-01T00:00Z'],
  ['the year, from its first moment', quiet, '2027-01-01T00:00Z', '2028-01-01T00:00Z'],
  ['a price that is announced', priced(['2027-03-01', 220]), '2027-01-05T00:00Z', '2027-01-30T00:00Z'],
  ['a price that applies', priced(['2027-03-01', 220]), '2027-01-30T00:00Z', '2027-03-01T00:00Z'],
  ['a price that has applied', priced(['2026-03-01', 220]), '2026-11-23T09:00Z', '2027-01-01T00:00Z'],
  [
    'an announcement that begins',
    made({ announcements: [[{ text: 'A', from: '2026-12-21', until: '2026-12-26' }]] }),
    '2026-11-23T09:00Z',
    '2026-12-21T00:00Z',
  ],
  [
    'an announcement after its last day',
    made({ announcements: [[{ text: 'A', from: '2026-11-01', until: '2026-11-23' }]] }),
    '2026-11-23T09:00Z',
    '2026-11-24T00:00Z',
  ],
  [
    'an announcement that replaces another one',
    made({
      announcements: [
        [
          { text: 'A', from: '2026-11-01', until: '2026-12-10' },
          { text: 'B', from: '2026-12-01', until: '2026-12-05' },
        ],
      ],
    }),
    '2026-11-23T09:00Z',
    '2026-12-01T00:00Z',
  ],
  [
    'not an announcement behind another one',
    made({
      announcements: [
        [
          { text: 'A', from: '2026-11-01', until: '2026-12-10' },
          { text: 'B', until: '2026-12-05' },
        ],
      ],
    }),
    '2026-11-23T09:00Z',
    '2026-12-11T00:00Z',
  ],
  [
    'a testimonial that ends',
    made({ testimonials: [[{ ...quote, until: '2026-11-30' }]] }),
    '2026-11-23T09:00Z',
    '2026-12-01T00:00Z',
  ],
  [
    'a testimonial that begins',
    made({ testimonials: [[{ ...quote, from: '2026-11-30' }]] }),
    '2026-11-23T09:00Z',
    '2026-11-30T00:00Z',
  ],
  ['a webinar that starts', made({ webinars: [at('2026-11-23')] }), '2026-11-23T09:59Z', '2026-11-23T10:00Z'],
  [
    'a webinar that repeats',
    made({ webinars: [at('2026-11-23')] }),
    '2026-11-23T10:00Z',
    '2026-12-07T10:00Z',
  ],
  [
    'a webinar that is over',
    made({ webinars: [{ ...at('2026-11-09'), last_date: '2026-11-23' }] }),
    '2026-11-23T10:00Z',
    '2027-01-01T00:00Z',
  ],
  [
    'a closed day that is over',
    made({ closedOn: [{ day: '2026-12-25', name: 'Christmas Day' }] }),
    '2026-12-25T12:00Z',
    '2026-12-26T00:00Z',
  ],
  [
    'the earliest of several',
    made({ webinars: [at('2026-12-01')], announcements: [[{ text: 'A', until: '2026-12-01' }]] }),
    '2026-11-23T09:00Z',
    '2026-12-01T10:00Z',
  ],
])('the site next changes for %s', (_what, content, now, next) => {
  expect(new Date(nextContentChange(content, Date.parse(now))).toISOString()).toBe(
    new Date(next).toISOString(),
  );
});

test('a translation changes on days of its own', () => {
  const fr = 'items:\n  - { text: Fermé, until: 2026-11-30 }\n';
  const folder = contentOf({});
  cpSync(contentFolder(), folder, { recursive: true });
  writeFileSync(join(folder, 'en/announcement.yaml'), 'items: []\n');
  writeFileSync(join(folder, 'fr/announcement.yaml'), fr);
  const now = Date.parse('2026-11-23T09:00Z');
  const { announcements } = withContentFolder(folder, readDatedContent);
  expect(new Date(nextContentChange({ ...quiet, announcements }, now)).toISOString()).toBe(
    '2026-12-01T00:00:00.000Z',
  );
});

test('the content of the site has a next moment', () => {
  const now = Date.parse('2026-11-23T09:00Z');
  const next = nextContentChange(readDatedContent(), now);
  expect(next).toBeGreaterThan(now);
  expect(next).toBeLessThanOrEqual(Date.parse('2027-01-01'));
});
