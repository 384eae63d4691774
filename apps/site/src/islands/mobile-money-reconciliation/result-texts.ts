import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { counted } from '../../lib/text/counted.ts';
import type { AnswerRow } from '../../lib/tool-form/answer.ts';
import { formatPesewas } from '../../lib/tools/pesewas.ts';
import type { Explanation, Match } from './match-entries.ts';
import type { Entry } from './read-entry.ts';
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
  // Without some lines the totals may be wrong, so the headline does not claim full agreement.
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

/** How many lines of each side were not counted; undefined if all were. */
function unreadOf(wallet: number, book: number, words: ReconciliationWords['result']): string | undefined {
  if (wallet + book === 0) return undefined;
  const both = wallet === book ? words.unread_each : words.unread_both;
  const text = book === 0 ? words.unread_of_wallet : wallet === 0 ? words.unread_of_book : both;
  return fillSlots(text, {
    wallet: counted(words.lines, wallet),
    book: counted(words.lines, book),
  });
}

const steps = ['onlyWallet', 'doubleWallet', 'onlyBook', 'doubleBook', 'differing'] as const;

/** The rows from the book's total to the wallet's total. Steps of zero are omitted. */
export function explanationRows(
  explanation: Explanation,
  words: ReconciliationWords['result']['steps'],
): AnswerRow[] {
  const row = (step: keyof typeof words) => ({
    label: words[step],
    amount: formatPesewas(explanation[step]),
  });
  return [
    row('book'),
    ...steps.filter((step) => explanation[step] !== 0).map(row),
    { ...row('wallet'), isTotal: true },
  ];
}

/** All results as cells, with headings. Amounts are in cedis; money out is negative. */
export function resultCells(match: Match, words: ReconciliationWords['csv']): string[][] {
  return [
    words.columns,
    ...match.differing.map(({ wallet, book }) => lineOf(words.differing, wallet, book)),
    ...match.onlyWallet.map((entry) => lineOf(words.only_wallet, entry, undefined)),
    ...match.onlyBook.map((entry) => lineOf(words.only_book, undefined, entry)),
    ...match.doubleWallet.map((entry) => lineOf(words.double_wallet, entry, undefined)),
    ...match.doubleBook.map((entry) => lineOf(words.double_book, undefined, entry)),
    ...match.agreed.map(({ wallet, book }) => lineOf(words.agreed, wallet, book)),
  ];
}

function lineOf(kind: string, wallet: Entry | undefined, book: Entry | undefined): string[] {
  const difference = (wallet?.amount ?? 0) - (book?.amount ?? 0);
  return [
    kind,
    wallet?.day ?? book?.day ?? '',
    wallet?.reference || book?.reference || '',
    wallet ? cedis(wallet.amount) : '',
    book ? cedis(book.amount) : '',
    cedis(difference),
    wallet ? String(wallet.line) : '',
    book ? String(book.line) : '',
  ];
}

const cedis = (pesewas: number) => (pesewas / 100).toFixed(2);
