import type { SignedMoney } from './read-money.ts';
import { saysOut } from './read-money.ts';
import type { Entry, UnreadReason } from './read-statement.ts';

/** What a line tells: a movement, or why it tells none. */
export type Read = Omit<Entry, 'line'> | UnreadReason;

/** A movement from its parts. Where the amount has no sign of its own, the other cells of the line say which way it went. */
export function entryOf(
  day: string,
  reference: string,
  money: Pick<SignedMoney, 'pesewas' | 'hasSign'>,
  cells: string[],
): Read {
  if (money.pesewas === 0) return 'zero';
  const isOut = !money.hasSign && saysOut(cells);
  return { day, reference, amount: isOut ? -money.pesewas : money.pesewas };
}
