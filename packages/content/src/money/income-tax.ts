import { shareOf } from './share-of.ts';

export interface IncomeTaxRates {
  /** Each size is in cedis, and follows on the one before it. */
  bands: { size: number; percent: number }[];
  /** The rate above the last band. */
  top_percent: number;
}

/** The tax on one part of an income, in pesewas. */
export interface BandTax {
  amount: number;
  percent: number;
  tax: number;
}

/**
 * Divides an income among the bands that it reaches, and taxes each part to the nearest pesewa.
 * @param income in pesewas
 */
export function taxByBands(income: number, { bands, top_percent }: IncomeTaxRates): BandTax[] {
  let left = income;
  return [...bands, { size: Number.POSITIVE_INFINITY, percent: top_percent }].flatMap(({ size, percent }) => {
    const amount = Math.min(left, Math.round(size * 100));
    left -= amount;
    return amount > 0 ? [{ amount, percent, tax: shareOf(amount, percent) }] : [];
  });
}

export const totalTax = (parts: BandTax[]) => parts.reduce((sum, { tax }) => sum + tax, 0);

/** The bands of a year: twelve times those of a month, each to the nearest cedi. */
export const yearlyRates = <Rates extends IncomeTaxRates>(rates: Rates): Rates => ({
  ...rates,
  bands: rates.bands.map(({ size, percent }) => ({ size: Math.round(12 * size), percent })),
});
