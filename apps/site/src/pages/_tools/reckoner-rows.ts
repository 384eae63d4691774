import type { IncomeTaxRates } from '@accounting-site/content/money/income-tax';
import { formatPercent } from '../../lib/tools/format-percent.ts';
import { shelfPrice, workOutMargin } from '../../lib/tools/margin.ts';
import { type ModifiedRates, modifiedTaxOf } from '../../lib/tools/modified-tax.ts';
import { type PayrollRates, type PensionRates, payslipOf, pensionOf } from '../../lib/tools/payroll.ts';
import { formatBare } from '../../lib/tools/pesewas.ts';
import { addVat, type VatRate } from '../../lib/tools/vat.ts';
import { type WithholdingRate, withhold } from '../../lib/tools/withholding.ts';

/** Common everyday amounts, in cedis. */
const smallAmounts = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const largeAmounts = [500, 1000, 2500, 5000, 10_000, 20_000, 50_000];

/** Common amounts with their tax, one row each. */
export const vatRows = (rates: VatRate[]): string[][] =>
  smallAmounts.map((cedis) => {
    const { base, parts, total } = addVat(cedis * 100, rates);
    return [base, ...parts.map(({ amount }) => amount), total].map(formatBare);
  });

/** The tax withheld from common amounts, one column per rate, once the threshold has been passed. */
export const withholdingRows = (rates: WithholdingRate[]): string[][] =>
  largeAmounts.map((cedis) => {
    const amount = cedis * 100;
    const withheld = rates.map(
      (rate) => withhold({ amount, rate, paidBefore: 1, vat: [], threshold: 0 }).withheld,
    );
    return [amount, ...withheld].map(formatBare);
  });

const markups = [5, 10, 15, 20, 25, 33.33, 50, 75, 100, 150];

/** The selling price of an item that costs GH₵100, one row per markup, without tax and with it. */
export const marginRows = (rates: VatRate[]): string[][] =>
  markups.flatMap((markup) => {
    const found = workOutMargin({ cost: 10_000, markup }, rates);
    if (found?.margin === undefined) return [];
    const { price, profit, margin } = found;
    return [
      [
        formatPercent(markup),
        formatPercent(margin),
        formatBare(profit),
        formatBare(price.base),
        formatBare(price.total),
      ],
    ];
  });

const salaries = [600, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10_000, 20_000];

/** The pay of a resident without allowances, one row per basic salary. */
export const payeRows = (rates: PayrollRates): string[][] =>
  salaries.map((cedis) => {
    const basic = cedis * 100;
    const { pension, paye, net, cost } = payslipOf({ basic, allowances: 0, isResident: true }, rates);
    return [basic, pension.worker, paye, net, cost].map(formatBare);
  });

/** What each side pays and each tier gets, one row per basic salary. */
export const ssnitRows = (rates: PensionRates): string[][] =>
  salaries.map((cedis) => {
    const { worker, employer, tier1, tier2 } = pensionOf(cedis * 100, rates);
    return [cedis * 100, worker, employer, tier1, tier2].map(formatBare);
  });

const yearlySales = [5000, 8000, 12_000, 18_000, 20_000, 30_000, 50_000, 100_000, 180_000, 300_000, 500_000];

/** The tax of a trader with one business, for a quarter and a year, one row per amount of sales. */
export const modifiedTaxRows = (rates: { modified: ModifiedRates; paye: IncomeTaxRates }): string[][] =>
  yearlySales.map((cedis) => {
    const year = { kind: 'trader', isVatRegistered: false, sales: cedis * 100, expenses: 0 } as const;
    const { quarters, tax } = modifiedTaxOf(year, rates.modified, rates.paye);
    return [year.sales, quarters[0] ?? 0, tax].map(formatBare);
  });

const commonCosts = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** The shelf price of items by cost, at a markup of 20% and of 30%, each without tax and with it. */
export const priceRows = (rates: VatRate[]): string[][] =>
  commonCosts.map((cedis) => {
    const prices = [20, 30].flatMap((markup) =>
      [[], rates].map((charged) => shelfPrice(cedis * 100, markup, charged, 10).total),
    );
    return [cedis * 100, ...prices].map(formatBare);
  });
