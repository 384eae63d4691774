import { readWords } from '@accounting-site/content/pages';
import { readTaxes } from '@accounting-site/content/taxes';
import { z } from 'zod';
import { workOutMargin } from '../../lib/tools/margin.ts';
import { formatPesewas } from '../../lib/tools/pesewas.ts';
import { addVat, splitVat } from '../../lib/tools/vat.ts';
import { withhold } from '../../lib/tools/withholding.ts';

const schema = z.looseObject({ by_hand: z.looseObject({ steps: z.array(z.string()) }) });

/** A tool whose written example no longer matches the tax rates, with the right amounts in order. */
export interface StaleSums {
  file: string;
  written: string[];
  right: string[];
}

/** The tools whose written examples no longer match the rates of content/taxes.yaml. */
export function findStaleSums(): StaleSums[] {
  return Object.entries(sumsByHand()).flatMap(([tool, pesewas]) => {
    const file = `en/tools/${tool}.yaml`;
    const text = readWords(file, schema).by_hand.steps.join(' ');
    const written = text.match(/GH₵[\d,]+\.\d\d/g) ?? [];
    const right = pesewas.map(formatPesewas);
    return written.join() === right.join() ? [] : [{ file, written, right }];
  });
}

/** The amounts of each tool's example, in the order in which its steps name them. */
function sumsByHand(): Record<string, number[]> {
  const { vat, withholding } = readTaxes();
  const { base, parts, total } = addVat(100_000, vat.parts);
  const taxes = parts.map(({ amount }) => amount);
  const shelf = splitVat(18_000, vat.parts);
  const sums: Record<string, number[]> = {
    'vat-calculator': [base, ...taxes, base, ...taxes, total, shelf.total, shelf.base, shelf.tax],
  };
  const rate = withholding.kinds.find(({ id }) => id === 'services');
  if (rate) {
    const found = withhold({ amount: 400_000, rate, paidBefore: 0, vat: vat.parts, threshold: 0 });
    const { invoice, withheld, paidOut } = found;
    sums['withholding-tax-calculator'] = [400_000, withheld, invoice, withheld, paidOut];
  }
  const margin = workOutMargin({ cost: 8800, margin: 20 }, vat.parts);
  if (margin) {
    const { cost, profit, price } = margin;
    sums['margin-and-markup'] = [price.base, cost, profit, price.base, price.total];
  }
  return sums;
}
