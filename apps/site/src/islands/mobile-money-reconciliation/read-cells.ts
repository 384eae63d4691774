import type { Entry, UnreadReason } from './entry.ts';
import type { SignedMoney } from './read-money.ts';
import { type Way, wayOf } from './way-of.ts';

/** How the way of a movement is known. none: nothing tells it, and it counts as money in. */
export type Told = 'sign' | 'words' | 'unsure' | 'none';

/** What has no movement of the wallet, and needs no remark. elsewhere: one of cash or the bank. */
export type LeftOut = 'elsewhere' | 'total';

/** What a line tells: a movement, or why it tells none. */
export type Read = (Omit<Entry, 'line'> & { told: Told }) | UnreadReason | LeftOut;

/** A movement from its parts. Where the amount has no sign of its own, the other cells of the line say which way it went. */
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

/** A list of bare numbers is one of takings. A text that names nothing known may as well be a purchase. */
function toldBy(way: Way | undefined, cells: string[]): Told {
  if (way) return way === 'unsure' ? 'unsure' : 'words';
  return cells.some((cell) => /(?:^|[\s|])(?!GHS?\b|cedis?\b)\p{L}{2,}/iu.test(cell)) ? 'none' : 'words';
}
