import type { Entry, UnreadReason } from './entry.ts';
import type { SignedMoney } from './read-money.ts';
import { type Way, wayOf } from './way-of.ts';

/** How the direction of a transaction is known. none: unknown, and read as money in. */
export type Told = 'sign' | 'words' | 'unsure' | 'none';

/** Lines that are not a wallet transaction and need no remark. elsewhere: a cash or bank transaction. */
export type LeftOut = 'elsewhere' | 'total';

/** The result of reading a line: a transaction, or why there is none. */
export type Read = (Omit<Entry, 'line'> & { told: Told }) | UnreadReason | LeftOut;

/** Builds a transaction. If the amount has no sign, the other cells of the line give the direction. */
export function entryOf(
  day: string,
  reference: string,
  money: Pick<SignedMoney, 'pesewas' | 'hasSign'>,
  cells: string[],
): Read {
  if (money.pesewas === 0) return 'zero';
  if (money.hasSign) return { day, reference, amount: money.pesewas, told: 'sign' };
  const way = wayOf(cells);
  const amount = way === 'out' ? -money.pesewas : money.pesewas;
  return { day, reference, amount, told: toldBy(way, cells) };
}

/** A list of bare numbers is read as takings. A text without known words may also be a purchase. */
function toldBy(way: Way | undefined, cells: string[]): Told {
  if (way) return way === 'unsure' ? 'unsure' : 'words';
  return cells.some((cell) => /(?:^|[\s|])(?!GHS?\b|cedis?\b)\p{L}{2,}/iu.test(cell)) ? 'none' : 'words';
}
