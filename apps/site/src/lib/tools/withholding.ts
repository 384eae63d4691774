import { shareOf } from '@accounting-site/content/money/share-of';
import { type VatRate, wholeRate } from './vat.ts';

export interface WithholdingRate {
  id: string;
  percent: number;
  /** Whether tax is withheld only above a yearly sum per supplier. */
  above_threshold: boolean;
}

interface WithholdingQuestion {
  /** The payment before VAT and levies, in pesewas. */
  amount: number;
  rate: WithholdingRate;
  /** Paid to the same supplier earlier in the year, before VAT and levies, in pesewas. */
  paidBefore: number;
  /** VAT and levies on the invoice; none if the supplier is not registered. */
  vat: VatRate[];
  /** The sum above which tax is withheld, in pesewas. */
  threshold: number;
}

export interface Withholding {
  /**
   * below: nothing is withheld; crossed: this payment passes the threshold; above: already passed, or there
   * is no threshold.
   */
  reach: 'below' | 'crossed' | 'above';
  /** The total paid to the supplier this year, including this payment, in pesewas. */
  paidWithThis: number;
  vat: number;
  invoice: number;
  withheld: number;
  paidOut: number;
}

/**
 * The tax to withhold from a payment to a resident, calculated on the amount before VAT and levies. The
 * payment that passes the threshold is taxed in full. How earlier payments of the year are treated is a
 * question for the authority.
 */
export function withhold({ amount, rate, paidBefore, vat, threshold }: WithholdingQuestion): Withholding {
  const paidWithThis = paidBefore + amount;
  const reach = reachOf(rate, paidBefore, paidWithThis, threshold);
  // Rounded once, because the result shows one rate for VAT and all levies.
  const tax = shareOf(amount, wholeRate(vat));
  const invoice = amount + tax;
  const withheld = reach === 'below' ? 0 : shareOf(amount, rate.percent);
  return { reach, paidWithThis, vat: tax, invoice, withheld, paidOut: invoice - withheld };
}

function reachOf(rate: WithholdingRate, before: number, withThis: number, threshold: number) {
  if (!rate.above_threshold || before > threshold) return 'above';
  return withThis > threshold ? 'crossed' : 'below';
}
