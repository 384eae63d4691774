import { formatPercent } from '../../lib/tools/format-percent.ts';
import { workOutMargin } from '../../lib/tools/margin.ts';
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
