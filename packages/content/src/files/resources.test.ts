import { expect, test } from 'vitest';
import { readGuidesWords, readResourceIndex, readResources } from './resources.ts';
import { readTemplates } from './templates.ts';

test('the Resources page has six categories of four different items', () => {
  const items = readResourceIndex().flatMap((category) => category.items);
  expect(readResourceIndex().map((category) => category.items.length)).toEqual([4, 4, 4, 4, 4, 4]);
  expect(new Set(items.map((item) => item.path)).size).toBe(24);
});

test('no group of guides is empty', () => {
  const used = new Set(readResources().map(({ data }) => data.category));
  expect(
    readGuidesWords()
      .groups.map(({ id }) => id)
      .filter((heading) => !used.has(heading)),
  ).toEqual([]);
});

test.each(readResources().map(({ slug, body }) => [slug, body] as const))(
  'the guide %s is long enough to help and short enough to read: 500 to 1,200 words',
  (_slug, body) => {
    const words = body.split(/\s+/).filter((word) => /\w/.test(word)).length;
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(1200);
  },
);

test('every entry of the month-end checklist uses accounts of the chart of accounts template', () => {
  const chart = readTemplates().find(({ slug }) => slug === 'chart-of-accounts');
  const accounts = new Set(chart?.sheet.examples.map(({ name }) => name));
  const { body = '' } = readResources().find(({ slug }) => slug === 'month-end-checklist') ?? {};
  const tables = [...body.matchAll(/^\| Account \| Debit \| Credit \|\n\|[-:|]+\|\n((?:\|.*\n)+)/gm)];
  const used = tables.flatMap(([, rows = '']) =>
    [...rows.matchAll(/^\| ([^|]+) \|/gm)].map(([, name]) => name),
  );
  expect(used).toHaveLength(8);
  expect(used.filter((name) => !accounts.has(name ?? ''))).toEqual([]);
});
