import { fillSlots } from '../../lib/fill-slots.ts';
import { formatPesewas } from '../../lib/tools/pesewas.ts';
import type { Reconciliation } from './reconcile.ts';
import type { ReconciliationWords } from './reconciliation-words.ts';

/** What came out, in one line. */
export function headlineOf(
  { match, explanation: { difference } }: Reconciliation,
  words: ReconciliationWords['result'],
): string {
  const amount = formatPesewas(Math.abs(difference));
  if (difference !== 0) return fillSlots(difference > 0 ? words.more : words.less, { amount });
  const { agreed, differing, onlyWallet, onlyBook, doubleWallet, doubleBook } = match;
  const isLeft = [differing, onlyWallet, onlyBook, doubleWallet, doubleBook].some(
    (group) => group.length > 0,
  );
  if (isLeft) return words.same_total;
  if (agreed.length === 1) return words.agrees_one;
  return fillSlots(words.agrees, { count: agreed.length.toLocaleString('en') });
}
