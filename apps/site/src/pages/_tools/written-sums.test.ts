import { readBrand } from '@accounting-site/content/facts/facts';
import { buyingTexts, readBuyingText } from '@accounting-site/content/files/buying';
import { readHelpArticles } from '@accounting-site/content/files/help';
import { readResources } from '@accounting-site/content/files/resources';
import { readStory } from '@accounting-site/content/files/stories';
import { readTaxes, taxYear } from '@accounting-site/content/money/taxes';
import { listMarkdown } from '@accounting-site/content/reading/markdown';
import { readWords } from '@accounting-site/content/reading/pages';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  marginRows,
  modifiedTaxRows,
  payeRows,
  priceRows,
  ssnitRows,
  vatRows,
  withholdingRows,
} from './reckoner-rows.ts';
import { findStaleGuides, inPesewas } from './written-sums.ts';

const { vat, withholding, modified, paye, pension } = readTaxes();
const schema = z.looseObject({ reckoner: z.object({ columns: z.array(z.string()) }) });
const wordsOf = (slug: string) => readWords(`en/tools/${slug}.yaml`, schema);

test('every row of a ready reckoner has a cell under each heading, and adds up', () => {
  const tables = {
    'vat-calculator': vatRows(vat.parts),
    'withholding-tax-calculator': withholdingRows(withholding.kinds),
    'margin-and-markup': marginRows(vat.parts),
    'paye-calculator': payeRows({ paye, pension }),
    'ssnit-calculator': ssnitRows(pension),
    'modified-tax-calculator': modifiedTaxRows({ modified, paye }),
    'price-list': priceRows(vat.parts),
  };
  for (const [slug, rows] of Object.entries(tables))
    for (const row of rows) expect(row).toHaveLength(wordsOf(slug).reckoner.columns.length);
  for (const row of tables['vat-calculator']) {
    const [total, ...parts] = row.map(inPesewas).reverse();
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  }
});

// Owners change the rates, and npm run check:content then lists the examples to correct.
const shipped = test.runIf(readBrand().sample === true && taxYear(readTaxes()) === '2026');

shipped('the examples of the guides are worked out at the rates of content/taxes.yaml', () => {
  expect(findStaleGuides()).toEqual([]);
});

/** A row that sums up rows above it, by its first cell: bold, or one of these names. */
const results =
  /^(?:Together|Total|In all|The year|Twelve months|Before tax|Tax in all|Gross pay|Taxable pay)|^\*\*(?!Cost of one)/;
/** Names that sum up a table only in its last row. Elsewhere they are amounts like others. */
const lastResults = /^(?:PAYE|Counted)$/;
const amount = /^([−+]?)GH₵([\d,]+(?:\.\d\d)?)$/;

const texts = [
  ...readResources(),
  ...readHelpArticles(),
  ...listMarkdown('en/stories').map(readStory),
  ...buyingTexts.map(readBuyingText),
];
const tables = texts.flatMap(({ slug, body }) =>
  [...body.matchAll(/^\|[-:| ]+\|\n((?:\|.*\n?)+)/gm)].map(([, rows = '']) => ({
    slug,
    rows: rows
      .trim()
      .split('\n')
      .map((row) =>
        row
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      ),
  })),
);
type Table = (typeof tables)[number];

const nameOf = (row: string[]) => row.find((cell) => cell !== '') ?? '';
const isResult = (row: string[], { rows }: Table) =>
  results.test(nameOf(row)) || (row === rows.at(-1) && lastResults.test(nameOf(row)));
const added = tables.filter((table) => table.rows.some((row) => isResult(row, table)));

function inCell(cell = ''): number | undefined {
  const [, sign, sum] = amount.exec(cell.replaceAll('**', '')) ?? [];
  return sum === undefined ? undefined : inPesewas(sum) * (sign === '−' ? -1 : 1);
}

const add = (amounts: number[]) => amounts.reduce((one, other) => one + other, 0);

/** The results of a column that no sum of the rows above them gives. */
function wrongResults(table: Table, column: number): string[] {
  const parts: number[] = [];
  const found: number[] = [];
  let since: number[] = [];
  return table.rows.flatMap((row) => {
    const value = inCell(row[column]);
    if (value === undefined) return [];
    if (!isResult(row, table)) since.push(value);
    // A table may begin with a sum, such as the amount before tax. It is not always part of the total.
    if (!isResult(row, table) || parts.length === 0) {
      parts.push(value);
      return [];
    }
    const [last = 0, before = 0] = found.toReversed();
    const [first = 0, ...costs] = parts;
    // Costs are written without a minus, below the sales or below the profit that they reduce.
    const sums = [
      add(parts),
      add(since),
      last + add(since),
      last - add(since),
      first - add(costs),
      before - last,
    ];
    found.push(value);
    since = [];
    return sums.includes(value)
      ? []
      : [`${nameOf(row)}: ${row[column]} is written, ${add(parts) / 100} is the sum`];
  });
}

test('tables with a total are found', () => {
  expect(added.length).toBeGreaterThan(40);
});

test.each(added.map((table) => [table.slug, nameOf(table.rows.at(-1) ?? []), table] as const))(
  'a table of %s adds up: %s',
  (_slug, _last, table) => {
    expect(table.rows[0]?.flatMap((_cell, column) => wrongResults(table, column))).toEqual([]);
  },
);
