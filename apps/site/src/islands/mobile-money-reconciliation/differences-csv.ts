import { csvLine } from '@accounting-site/contract/csv-cell';
import type { Entry } from './entry.ts';
import type { Match } from './match-entries.ts';

/** The texts in the first column, by kind of line, and the column headings. */
export interface CsvWords {
  agreed: string;
  differing: string;
  only_wallet: string;
  only_book: string;
  double_wallet: string;
  double_book: string;
  columns: string[];
}

/** All results as CSV. Amounts are in cedis; money out is negative. */
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
