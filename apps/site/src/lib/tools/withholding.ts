import { shareOf } from './pesewas.ts';
import { addVat, type VatRate } from './vat.ts';

export interface WithholdingRate {
  id: string;
  percent: number;
  /** Whether tax is withheld only above a sum to one supplier in a year. */
  above_threshold: boolean;
}

export interface WithholdingQuestion {
  /** What the payment is for, before VAT and levies, in pesewas. */
  amount: number;
  rate: WithholdingRate;
  /** Paid to the same supplier earlier in the year, before VAT and levies, in pesewas. */
  paidBefore: number;
  /** VAT and levies that the invoice adds; none where the supplier is not registered. */
  vat: VatRate[];
  /** The sum above which tax is withheld, in pesewas. */
  threshold: number;
}

export interface Withholding {
  /** below: nothing is withheld; crossed: this payment passes the threshold; above: it was passed before, or none applies. */
  reach: 'below' | 'crossed' | 'above';
  /** What the supplier has had this year with this payment, in pesewas. */
  paidWithThis: number;
  vat: number;
  invoice: number;
  withheld: number;
  paidOut: number;
}

/**
 * What to keep back from a payment to a resident. The tax is on the amount before VAT and levies. The payment that
 * passes the threshold is taxed as a whole; how earlier ones of the year count is a question for the authority.
 */
export function withhold({ amount, rate, paidBefore, vat, threshold }: WithholdingQuestion): Withholding {
  const paidWithThis = paidBefore + amount;
  const reach = reachOf(rate, paidBefore, paidWithThis, threshold);
  const { tax, total: invoice } = addVat(amount, vat);
  const withheld = reach === 'below' ? 0 : shareOf(amount, rate.percent);
  return { reach, paidWithThis, vat: tax, invoice, withheld, paidOut: invoice - withheld };
}

function reachOf(rate: WithholdingRate, before: number, withThis: number, threshold: number) {
  if (!rate.above_threshold || before > threshold) return 'above';
  return withThis > threshold ? 'crossed' : 'below';
}
