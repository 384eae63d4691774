import { formatPesewas } from '../../lib/tools/pesewas.ts';
import { addVat, type VatRate } from '../../lib/tools/vat.ts';

/** Amounts that come up every day, in cedis. */
export const commonAmounts = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];

/** Common amounts with their tax, a line each. */
export const vatRows = (rates: VatRate[]): string[][] =>
  commonAmounts.map((cedis) => {
    const { base, parts, total } = addVat(cedis * 100, rates);
    return [base, ...parts.map(({ amount }) => amount), total].map(formatPesewas);
  });
