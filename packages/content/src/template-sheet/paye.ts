import { readTaxes, type Taxes } from '../taxes.ts';

type PayeRates = Pick<Taxes['paye'], 'bands' | 'top_percent'>;

/** The bands of PAYE that are taxed, in pesewas. The last one has no size. */
function taxedBands({ bands, top_percent }: PayeRates) {
  let above = 0;
  return [...bands, { size: Number.POSITIVE_INFINITY, percent: top_percent }].flatMap((band) => {
    const taxed = { above, size: Math.round(band.size * 100), percent: band.percent };
    above += taxed.size;
    return band.percent > 0 ? [taxed] : [];
  });
}

/**
 * PAYE of a resident for a month, in pesewas. The tax of each band is rounded to the pesewa, as people work it out.
 * @param taxable the month's pay after the worker's pension share, in pesewas
 */
export const payeOn = (taxable: number, rates: PayeRates = readTaxes().paye): number =>
  taxedBands(rates).reduce((sum, { above, size, percent }) => {
    const part = Math.min(size, Math.max(0, taxable - above));
    return sum + Math.round((part * percent) / 100);
  }, 0);

/** The same for a spreadsheet, in cedis. @param taxable the cell with the pay after the pension share */
export const writePaye = (taxable: string, rates: PayeRates = readTaxes().paye): string => {
  const parts = taxedBands(rates).map(({ above, size, percent }) => {
    const rest = `MAX(0,${taxable}-${above / 100})`;
    const part = Number.isFinite(size) ? `MIN(${size / 100},${rest})` : rest;
    return `ROUND(${part}*${percent}%,2)`;
  });
  return `(${parts.join('+')})`;
};
