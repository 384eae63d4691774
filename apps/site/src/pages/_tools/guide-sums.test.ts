import { readBrand } from '@accounting-site/content/facts';
import { readResources } from '@accounting-site/content/resources';
import { readTaxes, taxYear } from '@accounting-site/content/taxes';
import { expect, test } from 'vitest';
import { findStaleGuides, inPesewas } from './guide-sums.ts';

// Owners change the rates, and npm run check:content then lists the examples to correct.
const shipped = test.runIf(readBrand().sample === true && taxYear(readTaxes()) === '2026');

shipped('the examples of the guides are worked out at the rates of content/taxes.yaml', () => {
  expect(findStaleGuides()).toEqual([]);
});

const totals = /^(?:Together|Total|In all|PAYE$|The year|Twelve months|Counted$)/;
const amount = /^(−?)GH₵([\d,]+(?:\.\d\d)?)$/;

const tables = readResources().flatMap(({ slug, body }) =>
  [...body.matchAll(/^\|[-:| ]+\|\n((?:\|.*\n?)+)/gm)].map(([, rows = '']) => ({
    slug,
    rows: rows
      .trim()
      .split('\n')
      .map((row) =>
        row
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.replaceAll('**', '').trim()),
      ),
  })),
);
const added = tables.filter(({ rows }) => totals.test(rows.at(-1)?.find((cell) => cell !== '') ?? ''));

test('tables with a total are found', () => {
  expect(added.length).toBeGreaterThan(10);
});

test.each(added.map(({ slug, rows }) => [slug, rows.at(-1)?.join(' ').trim(), rows] as const))(
  'a table of %s adds up: %s',
  (_slug, _last, rows) => {
    const inCell = (cell = '') => {
      const [, minus, sum] = amount.exec(cell) ?? [];
      return sum === undefined ? undefined : inPesewas(sum) * (minus === '−' ? -1 : 1);
    };
    const [total = [], ...parts] = rows.toReversed();
    const wrong = total.flatMap((cell, column) => {
      const said = inCell(cell);
      const amounts = parts.map((row) => inCell(row[column]) ?? 0);
      const sum = amounts.reduce((one, other) => one + other, 0);
      return said === undefined || said === sum ? [] : [`${cell} is written, ${sum / 100} is the sum`];
    });
    expect(wrong).toEqual([]);
  },
);
