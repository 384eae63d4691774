import { fillSlots } from '@accounting-site/content/fill-slots';
import { counted } from '../../lib/text/counted.ts';
import { formatPesewas } from '../../lib/tools/pesewas.ts';
import type { Match } from './match-entries.ts';
import type { Reconciliation } from './reconcile.ts';
import type { ReconciliationWords } from './reconciliation-words.ts';

/** The result in one line. */
export function headlineOf(
  { match, explanation: { difference }, wallet, book }: Reconciliation,
  words: ReconciliationWords['result'],
): string {
  const unread = unreadOf(wallet.unread.length, book.unread.length, words);
  if (!unread) return comparedOf(match, difference, words);
  const { agreed } = match;
  // With unread lines the totals may be wrong, so the headline does not claim full agreement.
  return isAllAgreed(match)
    ? fillSlots(words.agrees_but, { matched: counted(words.matching, agreed.length), unread })
    : fillSlots(words.and_unread, { headline: comparedOf(match, difference, words), unread });
}

function comparedOf(match: Match, difference: number, words: ReconciliationWords['result']): string {
  const amount = formatPesewas(Math.abs(difference));
  if (difference !== 0) return fillSlots(difference > 0 ? words.more : words.less, { amount });
  if (!isAllAgreed(match)) return words.same_total;
  return counted({ one: words.agrees_one, other: words.agrees }, match.agreed.length);
}

const isAllAgreed = ({ differing, onlyWallet, onlyBook, doubleWallet, doubleBook }: Match) =>
  [differing, onlyWallet, onlyBook, doubleWallet, doubleBook].every((group) => group.length === 0);

/** How many lines of each side could not be read; undefined if all were. */
function unreadOf(wallet: number, book: number, words: ReconciliationWords['result']): string | undefined {
  if (wallet + book === 0) return undefined;
  const both = wallet === book ? words.unread_each : words.unread_both;
  const text = book === 0 ? words.unread_of_wallet : wallet === 0 ? words.unread_of_book : both;
  return fillSlots(text, {
    wallet: counted(words.lines, wallet),
    book: counted(words.lines, book),
  });
}
