import { workOutMargin } from './margin.ts';
import { splitVat, type VatRate, type VatSum } from './vat.ts';

/**
 * The shelf price of an item, rounded up to whole steps so that it never earns less than the markup.
 * @param cost in pesewas
 * @param markup in percent of the cost
 * @param rates the taxes included in the price; none for a seller who is not registered
 * @param step in pesewas; 1 for no rounding
 */
export function shelfPrice(cost: number, markup: number, rates: VatRate[], step: number): VatSum {
  const exact = workOutMargin({ cost, markup }, rates)?.price.total ?? 0;
  return splitVat(Math.ceil(exact / step) * step, rates);
}
