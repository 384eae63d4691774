import { readWords } from '@accounting-site/content/pages';
import { readTaxes } from '@accounting-site/content/taxes';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { workOutMargin } from '../../lib/tools/margin.ts';
import { formatPesewas } from '../../lib/tools/pesewas.ts';
import { addVat, splitVat } from '../../lib/tools/vat.ts';
import { withhold } from '../../lib/tools/withholding.ts';
import { marginRows, vatRows, withholdingRows } from './reckoner-rows.ts';

// The sums by hand are words, and their rates are facts: when a rate changes, these tests say which sum to write anew.
const { vat, withholding } = readTaxes();
const schema = z.looseObject({
  by_hand: z.object({ steps: z.array(z.string()) }),
  reckoner: z.object({ columns: z.array(z.string()) }),
});
const wordsOf = (slug: string) => readWords(`en/tools/${slug}.yaml`, schema);
const amountsIn = (slug: string) =>
  wordsOf(slug)
    .by_hand.steps.join(' ')
    .match(/GH₵[\d,]+\.\d\d/g);
const written = (pesewas: number[]) => pesewas.map(formatPesewas);

test('the VAT sums by hand are right at the rates of the site', () => {
  const { base, parts, total } = addVat(100_000, vat.parts);
  const [first = 0, ...levies] = parts.map(({ amount }) => amount);
  const shelf = splitVat(18_000, vat.parts);
  expect(amountsIn('vat-calculator')).toEqual(
    written([
      ...[base, first, ...levies],
      ...[base, first, ...levies, total],
      ...[shelf.total, shelf.base, shelf.tax],
    ]),
  );
});

test('the withholding sums by hand are right at the rates of the site', () => {
  const rate = withholding.kinds.find(({ id }) => id === 'services');
  if (!rate) throw new Error('services have a rate');
  const found = withhold({ amount: 400_000, rate, paidBefore: 0, vat: vat.parts, threshold: 0 });
  const { invoice, withheld, paidOut } = found;
  expect(amountsIn('withholding-tax-calculator')).toEqual(
    written([400_000, withheld, invoice, withheld, paidOut]),
  );
});

test('the margin sums by hand are right at the rates of the site', () => {
  const found = workOutMargin({ cost: 8800, margin: 20 }, vat.parts);
  if (!found) throw new Error('two things were known');
  const { cost, profit, price } = found;
  expect(amountsIn('margin-and-markup')).toEqual(
    written([price.base, cost, profit, price.base, price.total]),
  );
});

test('every line of a ready reckoner has a cell under each heading, and adds up', () => {
  const inPesewas = (cell = '') => Math.round(Number(cell.replaceAll(',', '')) * 100);
  const tables = {
    'vat-calculator': vatRows(vat.parts),
    'withholding-tax-calculator': withholdingRows(withholding.kinds),
    'margin-and-markup': marginRows(vat.parts),
  };
  for (const [slug, rows] of Object.entries(tables))
    for (const row of rows) expect(row).toHaveLength(wordsOf(slug).reckoner.columns.length);
  for (const row of tables['vat-calculator']) {
    const [total, ...parts] = row.map(inPesewas).reverse();
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  }
});
