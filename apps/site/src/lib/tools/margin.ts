import { addVat, splitVat, type VatRate, type VatSum } from './vat.ts';

/** Two of these are known. Amounts are pesewas; margin and markup are percentages. */
export interface MarginKnown {
  cost?: number;
  /** As it stands on the shelf: with tax inside where there is tax. */
  price?: number;
  /** Of the price before tax: below 100. */
  margin?: number;
  /** Of the cost. */
  markup?: number;
}

export interface Margin {
  cost: number;
  profit: number;
  /** The price before tax, the tax, and the price on the shelf. */
  price: VatSum;
  /** Profit as a percentage of the price before tax; nothing where that price is 0. */
  margin: number | undefined;
  /** Profit as a percentage of the cost; nothing where the cost is 0. */
  markup: number | undefined;
}

/**
 * Everything about a price from two things that are known, rounded to the pesewa; margin and markup are those of the
 * rounded amounts. Undefined where the two do not tell, such as margin and markup.
 * @param rates the taxes inside the shelf price; none for a seller who is not registered
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
  return base === undefined ? undefined : addVat(base, rates);
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

/** 100%, counted so finely that a percentage of up to six digits after the point is a whole number. */
const whole = 100_000_000n;
const parts = (percent: number) => BigInt(Math.round(percent * 1_000_000));

/** An amount of `of` parts as one of `part` parts, exact, to the nearest pesewa: a half goes up. */
function share(pesewas: number, part: bigint, of: bigint): number | undefined {
  if (of <= 0n) return undefined;
  const twice = 2n * BigInt(pesewas) * part + of;
  return Number(twice / (2n * of));
}

const percentOf = (part: number, whole: number) => (whole === 0 ? undefined : (part / whole) * 100);

export type PercentProblem = 'empty' | 'not_a_number' | 'negative';

/** Reads a percentage as people write it: 25, 33.3 % or 12,5. 1,250 could mean two things and is refused. */
export function readPercent(text: string): { percent: number } | { problem: PercentProblem } {
  const written = text.replace(/[\s%]/g, '');
  const bare = written.replace(',', '.');
  if (bare === '') return { problem: 'empty' };
  if (/^[-−–]/.test(bare)) return { problem: 'negative' };
  if (/,\d{3}/.test(written) || !/^(\d+(\.\d*)?|\.\d+)$/.test(bare)) return { problem: 'not_a_number' };
  return { percent: Number(bare) };
}
