import type { Entry } from './entry.ts';
import type { Match } from './match-entries.ts';

/** The steps from the book's total to the wallet's total, in pesewas. */
export interface Explanation {
  book: number;
  onlyWallet: number;
  doubleWallet: number;
  onlyBook: number;
  doubleBook: number;
  differing: number;
  wallet: number;
  /** The wallet's total minus the book's total. */
  difference: number;
}

/** Both totals and the steps between them, exact to the pesewa. */
export function explain(match: Match): Explanation {
  const { agreed, differing, onlyWallet, onlyBook, doubleWallet, doubleBook } = match;
  const paired = [...agreed, ...differing];
  const wallet = sum(paired.map((pair) => pair.wallet)) + sum(onlyWallet) + sum(doubleWallet);
  const book = sum(paired.map((pair) => pair.book)) + sum(onlyBook) + sum(doubleBook);
  return {
    book,
    onlyWallet: sum(onlyWallet),
    doubleWallet: sum(doubleWallet),
    onlyBook: -sum(onlyBook),
    doubleBook: -sum(doubleBook),
    differing: sum(differing.map((pair) => pair.wallet)) - sum(differing.map((pair) => pair.book)),
    wallet,
    difference: wallet - book,
  };
}

const sum = (entries: Entry[]) => entries.reduce((total, { amount }) => total + amount, 0);
