import { csvLine } from '@accounting-site/contract/csv-cell';
import type { Entry } from './entry.ts';
import type { Match } from './match-entries.ts';

/** What stands in the first column of each kind of line, and above the columns. */
export interface CsvWords {
  agreed: string;
  differing: string;
  only_wallet: string;
  only_book: string;
  double_wallet: string;
  double_book: string;
  columns: string[];
}

/** Everything that was found, as a file for a spreadsheet. Amounts are cedis, money out below 0. */
export function differencesCsv(match: Match, words: CsvWords): string {
  const lines: string[][] = [
    ...match.differing.map(({ wallet, book }) => lineOf(words.differing, wallet, book)),
    ...match.onlyWallet.map((entry) => lineOf(words.only_wallet, entry, undefined)),
    ...match.onlyBook.map((entry) => lineOf(words.only_book, undefined, entry)),
    ...match.doubleWallet.map((entry) => lineOf(words.double_wallet, entry, undefined)),
    ...match.doubleBook.map((entry) => lineOf(words.double_book, undefined, entry)),
    ...match.agreed.map(({ wallet, book }) => lineOf(words.agreed, wallet, book)),
  ];
  return `\uFEFF${[words.columns, ...lines].map((line) => `${csvLine(line)}\r\n`).join('')}`;
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
