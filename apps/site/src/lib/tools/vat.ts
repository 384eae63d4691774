import { shareOf } from '@accounting-site/content/money/share-of';

/** A tax on the price: VAT or one of the levies. */
export interface VatRate {
  id: string;
  name: string;
  percent: number;
}

/** A price and its parts, in pesewas. `base` and `parts` always add up to `total`. */
export interface VatSum {
  base: number;
  parts: { rate: VatRate; amount: number }[];
  tax: number;
  total: number;
}

/** The sum of all rates: 15, 2.5 and 2.5 make 20. */
export const wholeRate = (rates: VatRate[]) =>
  rates.reduce((sum, { percent }) => sum + Math.round(percent * 100), 0) / 100;

/**
 * Calculates the total from the price before tax. Each part is rounded to the pesewa, as on the invoice template.
 * @param base in pesewas
 */
export function addVat(base: number, rates: VatRate[]): VatSum {
  const parts = rates.map((rate) => ({ rate, amount: shareOf(base, rate.percent) }));
  const tax = parts.reduce((sum, { amount }) => sum + amount, 0);
  return { base, parts, tax, total: base + tax };
}

/**
 * Calculates the parts from a price including tax.
 * @param total in pesewas
 */
export function splitVat(total: number, rates: VatRate[]): VatSum {
  const base = Math.round((total * 100) / (100 + wholeRate(rates)));
  return withTax(base, total - base, rates);
}

/**
 * Calculates a shelf price. The whole rate is rounded once, so that dividing the price by 1.2 gives its base again.
 * @param base in pesewas
 */
export const shelfSum = (base: number, rates: VatRate[]) =>
  splitVat(base + shareOf(base, wholeRate(rates)), rates);

/**
 * Divides the tax in a price among its parts so that they add up to it: each part is rounded down to whole pesewas, and
 * the remaining pesewas go to the parts with the largest remainders.
 */
function withTax(base: number, tax: number, rates: VatRate[]): VatSum {
  const whole = wholeRate(rates);
  const shares = rates.map(({ percent }) => (tax * percent) / whole);
  const amounts = shares.map(Math.floor);
  let left = tax - amounts.reduce((sum, amount) => sum + amount, 0);
  const cutMost = shares
    .map((share, at) => ({ at, cut: share - Math.floor(share) }))
    .sort((one, other) => other.cut - one.cut || one.at - other.at);
  for (const { at } of cutMost) {
    if (left === 0) break;
    amounts[at] = (amounts[at] ?? 0) + 1;
    left -= 1;
  }
  const parts = rates.map((rate, at) => ({ rate, amount: amounts[at] ?? 0 }));
  return { base, parts, tax, total: base + tax };
}
