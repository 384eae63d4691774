import { withDecimalPoint } from '../forms/decimal-point.ts';
import { shelfSum, splitVat, type VatRate, type VatSum } from './vat.ts';

/** Exactly two of these are given. Amounts are pesewas; margin and markup are percentages. */
export interface MarginKnown {
  cost?: number;
  /** The shelf price, including tax if there is any. */
  price?: number;
  /** Percentage of the price before tax, below 100. */
  margin?: number;
  /** Percentage of the cost. */
  markup?: number;
}

export interface Margin {
  cost: number;
  profit: number;
  /** The price before tax, the tax and the shelf price. */
  price: VatSum;
  /** Profit as a percentage of the price before tax; undefined if that price is 0. */
  margin: number | undefined;
  /** Profit as a percentage of the cost; undefined if the cost is 0. */
  markup: number | undefined;
}

/**
 * Calculates everything about a price from two given values, rounded to the pesewa. Margin and markup are
 * those of the rounded amounts. Undefined if the two values do not determine a price, such as margin and
 * markup.
 * @param rates the taxes included in the shelf price; none for a seller who is not registered
 */
export function workOutMargin(known: MarginKnown, rates: VatRate[]): Margin | undefined {
  const price = priceOf(known, rates);
  const cost = known.cost ?? (price && costOf(price.base, known));
  if (price === undefined || cost === undefined) return undefined;
  const profit = price.base - cost;
  return { cost, profit, price, margin: percentOf(profit, price.base), markup: percentOf(profit, cost) };
}

function priceOf({ cost, price, margin, markup }: MarginKnown, rates: VatRate[]): VatSum | undefined {
  if (price !== undefined) return splitVat(price, rates);
  if (cost === undefined) return undefined;
  const base = baseOf(cost, margin, markup);
  return base === undefined ? undefined : shelfSum(base, rates);
}

function baseOf(cost: number, margin: number | undefined, markup: number | undefined): number | undefined {
  if (margin !== undefined) return share(cost, whole, whole - parts(margin));
  if (markup !== undefined) return share(cost, whole + parts(markup), whole);
  return undefined;
}

function costOf(base: number, { margin, markup }: MarginKnown): number | undefined {
  if (margin !== undefined) return share(base, whole - parts(margin), whole);
  if (markup !== undefined) return share(base, whole, whole + parts(markup));
  return undefined;
}

/** 100% as an integer, fine enough for percentages with up to six decimal places. */
const whole = 100_000_000n;
const parts = (percent: number) => BigInt(Math.round(percent * 1_000_000));

/**
 * Converts an amount from `of` parts to `part` parts, exactly, to the nearest pesewa. Half a pesewa is
 * rounded up.
 */
function share(pesewas: number, part: bigint, of: bigint): number | undefined {
  if (of <= 0n) return undefined;
  const twice = 2n * BigInt(pesewas) * part + of;
  return Number(twice / (2n * of));
}

const percentOf = (part: number, whole: number) => (whole === 0 ? undefined : (part / whole) * 100);

type PercentProblem = 'empty' | 'not_a_number' | 'negative';

/** Parses a percentage as people type it: 25, 33.3 % or 12,5. The ambiguous 1,250 is refused. */
export function readPercent(text: string): { percent: number } | { problem: PercentProblem } {
  const bare = withDecimalPoint(text.trim().replace(/\s?%$/, ''));
  if (bare === '') return { problem: 'empty' };
  if (/^[-−–]/.test(bare)) return { problem: 'negative' };
  if (!/^(\d+(\.\d*)?|\.\d+)$/.test(bare)) return { problem: 'not_a_number' };
  return { percent: Number(bare) };
}

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
