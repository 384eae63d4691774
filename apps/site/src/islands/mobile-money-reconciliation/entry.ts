/** One transaction. */
export interface Entry {
  /** Line number in the pasted text, from 1. */
  line: number;
  /** As 2026-11-16. */
  day: string;
  /** Empty where the line has none. */
  reference: string;
  /** In pesewas. Money in is positive, money out is negative. */
  amount: number;
}

/**
 * Why a line was not read. comma: it may separate cells or be inside an amount. cells: there are more cells
 * than headings. direction: money may have come in or gone out.
 */
export type UnreadReason = 'no_date' | 'no_amount' | 'too_large' | 'zero' | 'comma' | 'cells' | 'direction';
