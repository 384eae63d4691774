import { readPage } from '@accounting-site/content/reading/pages';
import { recordOf } from '@accounting-site/contract/fields/record-of';
import { totalNames } from '@accounting-site/contract/staff/number-names';
import type { Numbers } from '@accounting-site/contract/staff/staff-numbers';
import { expect, test } from 'vitest';
import { staffSchema } from '../../pages/_staff/staff-words.ts';
import { numberTables, showMinutes, showShare, withNames } from './number-tables.ts';

const words = readPage('staff', staffSchema).numbers;
const none = { now: 0, before: 0 };

const numbers: Numbers = {
  since: '2026-10-04',
  until: '2026-11-02',
  totals: { ...recordOf(totalNames, () => none), visits: { now: 12, before: 9 } },
  answered: {
    now: { due: 3, inTime: 2, medianMinutes: 95 },
    before: { due: 0, inTime: 0, medianMinutes: null },
  },
  daily: [{ day: '2026-11-02', visits: 12, leads: 1, trials: 0 }],
  pages: [{ name: '/pricing', now: 12, before: 9 }],
  sources: [
    {
      ...{ source: '', visits: { now: 12, before: 9 }, pricing: { now: 3, before: 1 } },
      ...{ leads: { now: 1, before: 0 }, trials: none, confirmed: none, won: none },
    },
  ],
  campaigns: [],
  won: [],
  lost: [],
  seats: [],
  tools: [],
  downloads: [],
  vitals: [
    { measure: 'lcp', now: 1425, before: null, rating: 'good' },
    { measure: 'inp', now: null, before: null, rating: null },
    { measure: 'cls', now: 51, before: 100, rating: 'good' },
  ],
};

test('every table has a cell for each column', () => {
  const tables = Object.values(numberTables(numbers, words));
  for (const { columns, rows } of tables) {
    expect(new Set(columns).size).toBe(columns.length);
    for (const row of rows) expect(row).toHaveLength(columns.length);
  }
});

test('sales are named by their plan, also without one and of a plan that is no longer sold', () => {
  const won = ['annually', 'old', ''].map((name) => ({ name, now: 1, before: 0 }));
  const lost = ['too expensive', 'old'].map((name) => ({ name, now: 1, before: 0 }));
  const names = { plans: { annually: 'Annually' }, lost_reasons: { 'too expensive': 'Too expensive' } };
  const named = withNames({ ...numbers, won, lost }, { ...names, numbers: words });
  expect(named.won.map(({ name }) => name)).toEqual(['Annually', 'old', words.no_plan]);
  expect(named.lost.map(({ name }) => name)).toEqual(['Too expensive', 'old']);
});

test('a visit without a source is direct, and speed has its unit', () => {
  const { sources, vitals, totals } = numberTables(numbers, words);
  expect(sources.rows).toEqual([[words.direct, '12', '9', '3', '1', '1', '0', '0', '0', '0', '0', '0', '0']]);
  expect(vitals.rows).toEqual([
    [words.measures.lcp, '1.4 s', '–', words.ratings.good],
    [words.measures.cls, '0.05', '0.10', words.ratings.good],
  ]);
  expect(totals.rows.slice(-2)).toEqual([
    [words.totals.answered, '66%', '–'],
    [words.totals.median, '1 h 35 min', '–'],
  ]);
});

test.each([
  [null, '–'],
  [0, '0 min'],
  [45, '45 min'],
  [120, '2 h'],
  [200, '3 h 20 min'],
])('%j minutes are shown as %s', (minutes, shown) => {
  expect(showMinutes(minutes)).toBe(shown);
});

test('a share below 100% is never shown as 100%', () => {
  expect(showShare({ due: 200, inTime: 199 })).toBe('99%');
});
