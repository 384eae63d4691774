import { type IncomeTaxRates, taxByBands, totalTax } from '../money/income-tax.ts';
import { readTaxes } from '../money/taxes.ts';

/**
 * PAYE of a resident for a month, in pesewas.
 * @param taxable the month's pay after the worker's pension share, in pesewas
 */
export const payeOn = (taxable: number, rates: IncomeTaxRates = readTaxes().paye): number =>
  totalTax(taxByBands(taxable, rates));

/** The same for a spreadsheet, in cedis. @param taxable the cell with the pay after the pension share */
export function writePaye(
  taxable: string,
  { bands, top_percent }: IncomeTaxRates = readTaxes().paye,
): string {
  let above = 0;
  const parts = [...bands, { size: undefined, percent: top_percent }].flatMap(({ size, percent }) => {
    const rest = `MAX(0,${taxable}-${above / 100})`;
    above += Math.round((size ?? 0) * 100);
    const part = size === undefined ? rest : `MIN(${size},${rest})`;
    return percent > 0 ? [`ROUND(${part}*${percent}%,2)`] : [];
  });
  return `(${parts.join('+')})`;
}
