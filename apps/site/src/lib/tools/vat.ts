import { shareOf } from './pesewas.ts';

/** A tax on the price: VAT or one of the levies. */
export interface VatRate {
  id: string;
  name: string;
  percent: number;
}

/** A price in its parts, in pesewas. `base` and all of `parts` add up to `total`, always. */
export interface VatSum {
  base: number;
  parts: { rate: VatRate; amount: number }[];
  tax: number;
  total: number;
}

/** All rates together: 15, 2.5 and 2.5 make 20. */
export const wholeRate = (rates: VatRate[]) =>
  rates.reduce((sum, { percent }) => sum + Math.round(percent * 100), 0) / 100;

/** From the price before tax to the total. @param base pesewas */
export const addVat = (base: number, rates: VatRate[]) =>
  withTax(base, shareOf(base, wholeRate(rates)), rates);

/** From a price with tax inside back to its parts. @param total pesewas */
export function splitVat(total: number, rates: VatRate[]): VatSum {
  const base = Math.round((total * 100) / (100 + wholeRate(rates)));
  return withTax(base, total - base, rates);
}

/**
 * Deals the tax out to its parts so that they add up to it: each gets its whole pesewas, and what is left over goes
 * pesewa by pesewa to those that were cut most. To round each part by itself can lose a pesewa or make one.
 */
function withTax(base: number, tax: number, rates: VatRate[]): VatSum {
  const whole = wholeRate(rates);
  const shares = rates.map((rate) => (whole === 0 ? 0 : (tax * rate.percent) / whole));
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
