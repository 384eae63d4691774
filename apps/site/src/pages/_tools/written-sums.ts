import { readResource } from '@accounting-site/content/files/resources';
import { taxByBands, totalTax, yearlyRates } from '@accounting-site/content/money/income-tax';
import { shareOf } from '@accounting-site/content/money/share-of';
import { readTaxes, type Taxes } from '@accounting-site/content/money/taxes';
import { readWords } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import { shelfPrice, workOutMargin } from '../../lib/tools/margin.ts';
import { modifiedTaxOf } from '../../lib/tools/modified-tax.ts';
import { payslipOf, pensionOf } from '../../lib/tools/payroll.ts';
import { formatPesewas } from '../../lib/tools/pesewas.ts';
import { addVat, splitVat } from '../../lib/tools/vat.ts';
import { withhold } from '../../lib/tools/withholding.ts';

const schema = z.looseObject({ by_hand: z.looseObject({ steps: z.array(z.string()) }) });

/** A tool whose written example no longer matches the tax rates, with the right amounts in order. */
interface StaleSums {
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

/** A guide whose examples no longer match the tax rates, with the right amounts that it lacks. */
interface StaleGuide {
  file: string;
  missing: string[];
}

/** The guides whose examples no longer match the rates of content/taxes.yaml. */
export function findStaleGuides(): StaleGuide[] {
  return Object.entries(sumsOfGuides(readTaxes())).flatMap(([slug, amounts]) => {
    const { file, body } = readResource(slug);
    // Texts write whole cedis with or without pesewas.
    const written = new Set(
      [...body.matchAll(/GH₵([\d,]+(?:\.\d\d)?)/g)].map(([, sum = '']) => inPesewas(sum)),
    );
    const missing = amounts.filter((amount) => !written.has(amount)).map(formatPesewas);
    return missing.length === 0 ? [] : [{ file, missing }];
  });
}

/** An amount of a guide, such as 1,029.75, in pesewas. */
export const inPesewas = (sum: string) => Math.round(Number(sum.replaceAll(',', '')) * 100);

/** The amounts that each guide's examples must contain, in pesewas. */
function sumsOfGuides(taxes: Taxes): Record<string, number[]> {
  const { modified, vat, withholding } = taxes;
  const cashier = payslip(taxes, 200_000, 40_000);
  const manager = payslip(taxes, 500_000, 100_000);
  const paid = (id: string, amount: number, parts = vat.parts.slice(0, 0)) => {
    const rate = withholding.kinds.find((kind) => kind.id === id);
    if (rate === undefined) return [];
    const { withheld, paidOut } = withhold({ amount, rate, paidBefore: 0, vat: parts, threshold: 0 });
    return [withheld, paidOut];
  };
  const added = (amount: number) => addVat(amount, vat.parts);
  const partsOn = (amount: number) => added(amount).parts.map((part) => part.amount);
  return {
    'paye-and-ssnit-basics': [
      ...Object.values(pensionOf(100_000, taxes.pension)),
      ...Object.values(cashier),
      ...Object.values(manager),
      cashier.tier1 + cashier.tier2 + cashier.tax,
      shareOf(cashier.tier1, 3),
    ],
    'tax-filing-calendar': [
      cashier.tier1 + manager.tier1,
      cashier.tier2 + manager.tier2,
      cashier.tax + manager.tax,
      ...paid('rent-other', 250_000).slice(0, 1),
      shareOf(5_500_000, modified.percent),
    ],
    'withholding-tax': [
      ...paid('goods', 600_000),
      ...paid('works', 450_000),
      ...paid('services', 400_000, vat.parts),
      ...paid('services-person', 120_000),
      ...paid('rent-other', 250_000),
      ...paid('goods', 70_000).slice(0, 1),
    ],
    'modified-taxation-scheme': [
      ...[3_800_000, 4_250_000, 4_450_000, 5_500_000, 18_000_000, 12_000_000].map((sales) =>
        shareOf(sales, modified.percent),
      ),
      ...[1_600_000, 4_000_000].map((profit) => totalTax(taxByBands(profit, yearlyRates(taxes.paye)))),
    ],
    'e-vat-explained': [
      ...partsOn(250_000),
      added(250_000).total,
      ...[735_000, 800_000].map((base) => added(base).tax),
    ],
    'vat-registration': [
      ...[6_000_000, 4_200_000, 1_800_000].flatMap((base) => [...partsOn(base), added(base).tax]),
      ...[6_000, 6_240, 7_200]
        .map((price) => splitVat(price, vat.parts))
        .flatMap(({ base, tax }) => [base, tax]),
    ],
    'vat-after-the-2026-reform': [
      ...[100_000, 15_000].flatMap((base) => [...partsOn(base), added(base).total]),
      ...[4_000_000, 2_500_000, 1_500_000].flatMap((base) => [...partsOn(base), added(base).tax]),
      added(300_000).tax,
    ],
  };
}

/** The amounts of a payslip that a guide shows, and of what the employer pays. */
function payslip(taxes: Taxes, basic: number, allowances: number) {
  const { pension, taxable, paye, net, cost } = payslipOf({ basic, allowances, isResident: true }, taxes);
  const { worker, employer, tier1, tier2 } = pension;
  return { worker, employer, tier1, tier2, taxable, tax: paye, paid: net, cost };
}
