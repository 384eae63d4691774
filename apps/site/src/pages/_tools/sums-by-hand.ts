import { readWords } from '@accounting-site/content/pages';
import { readTaxes, type Taxes } from '@accounting-site/content/taxes';
import { z } from 'zod';
import { shelfPrice, workOutMargin } from '../../lib/tools/margin.ts';
import { modifiedTaxOf } from '../../lib/tools/modified-tax.ts';
import { payslipOf } from '../../lib/tools/payroll.ts';
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
  const taxes = readTaxes();
  const { vat, withholding } = taxes;
  const { base, parts, total } = addVat(100_000, vat.parts);
  const levies = parts.map(({ amount }) => amount);
  const shelf = splitVat(18_000, vat.parts);
  const sums: Record<string, number[]> = {
    'vat-calculator': [base, ...levies, base, ...levies, total, shelf.total, shelf.base, shelf.tax],
    ...payrollSums(taxes),
    'modified-tax-calculator': modifiedSums(taxes),
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
  const exact = shelfPrice(3850, 25, vat.parts, 1);
  const rounded = shelfPrice(3850, 25, vat.parts, 50);
  sums['price-list'] = [
    ...[3850, exact.base, exact.base, exact.total, rounded.total],
    ...[rounded.total, rounded.base, rounded.tax],
    ...[rounded.base, 3850, rounded.base - 3850],
  ];
  return sums;
}

function payrollSums({ paye, pension }: Taxes): Record<string, number[]> {
  const pay = { basic: 200_000, allowances: 40_000, isResident: true };
  const slip = payslipOf(pay, { paye, pension });
  const { worker, employer, total, tier1, tier2 } = slip.pension;
  const sizes = paye.bands.map(({ size }) => Math.round(size * 100));
  const taxed = slip.bands.filter(({ tax }) => tax > 0);
  const last = taxed.at(-1);
  const taxes = taxed.slice(0, -1).map(({ tax }) => tax);
  return {
    'paye-calculator': [
      ...[pay.basic, worker, pay.basic, pay.allowances, worker, slip.taxable],
      ...[...sizes, ...taxes, last?.amount ?? 0, last?.tax ?? 0, slip.paye],
      ...[slip.taxable, slip.paye, slip.net, slip.gross, employer, slip.cost],
    ],
    'ssnit-calculator': [pay.basic, worker, employer, total, tier1, tier2, total],
  };
}

function modifiedSums({ modified, paye }: Taxes): number[] {
  const year = { kind: 'trader', isVatRegistered: false, expenses: 0 } as const;
  const small = modifiedTaxOf({ ...year, sales: 1_800_000 }, modified, paye);
  const large = modifiedTaxOf({ ...year, sales: 18_000_000 }, modified, paye);
  const profit = modifiedTaxOf({ ...year, kind: 'several', sales: 1_600_000 }, modified, paye);
  const taxes = profit.bands.flatMap(({ tax }) => (tax > 0 ? [tax] : []));
  const [[fixed = 0], [quarter = 0]] = [small.quarters, large.quarters];
  return [1_800_000, fixed, small.tax, 18_000_000, large.tax, quarter, 1_600_000, ...taxes, profit.tax];
}
