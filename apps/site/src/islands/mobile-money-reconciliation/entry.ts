/** One movement of money. */
export interface Entry {
  /** Its line in what was pasted, from 1. */
  line: number;
  /** As 2026-11-16. */
  day: string;
  /** Empty where the line names none. */
  reference: string;
  /** Pesewas: money in above 0, money out below. */
  amount: number;
}

/**
 * comma: it may part cells or stand inside an amount. cells: there are more than headings. direction: money may have come
 * in or gone out. headings: a first line of words that say nothing known.
 */
export type UnreadReason =
  | 'no_date'
  | 'no_amount'
  | 'too_large'
  | 'zero'
  | 'comma'
  | 'cells'
  | 'headings'
  | 'direction';
