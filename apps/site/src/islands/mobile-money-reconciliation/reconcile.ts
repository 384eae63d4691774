import type { ChosenColumns } from './columns.ts';
import { type Explanation, explain, type Match, matchEntries } from './match-entries.ts';
import { firstDay } from './read-days.ts';
import { readStatement, type Statement, type UnknownTable } from './read-statement.ts';
import { countLines } from './read-text.ts';

export interface Reconciliation {
  wallet: Statement;
  book: Statement;
  match: Match;
  explanation: Explanation;
}

export type Side = 'wallet' | 'book';

/**
 * not_text: the chosen file has no lines, such as a PDF. too_long: the pasted text or the file is too long.
 * columns: the visitor is asked for the columns of the table.
 */
type ReconcileProblem = 'empty' | 'too_long' | 'nothing_read' | 'direction' | 'not_text' | 'columns';

type Sides<Value> = { [side in Side]?: Value | undefined };

/** Why the statements cannot be compared. */
export interface Incomplete {
  errors: Sides<ReconcileProblem>;
  /** The tables whose columns the visitor is asked for. */
  tables: Sides<UnknownTable>;
}

/** The columns that the visitor chose for each side. */
export type Chosen = Sides<ChosenColumns>;

/** Maximum lines per side: 5,000 rows and their headings. More would block a slow phone for too long. */
const mostLines = 5001;
/** 200 characters for each of those lines. */
const maxCharacters = 1_000_000;

/** Compares two pasted statements, or returns why they cannot be compared. */
export function reconcile(
  texts: { [side in Side]: string },
  { today, chosen = {} }: { today?: string | undefined; chosen?: Chosen } = {},
): Reconciliation | Incomplete {
  const wallet = readSide(texts.wallet, texts.book, today, chosen.wallet);
  const book = readSide(texts.book, texts.wallet, today, chosen.book);
  const errors = { wallet: problemOf(wallet), book: problemOf(book) };
  if (typeof wallet === 'string' || typeof book === 'string' || errors.wallet || errors.book)
    return { errors, tables: { wallet: tableOf(wallet), book: tableOf(book) } };
  const match = matchEntries(wallet.entries, book.entries);
  return { wallet, book, match, explanation: explain(match) };
}

function readSide(
  text: string,
  other: string,
  today: string | undefined,
  chosen: ChosenColumns | undefined,
): Statement | ReconcileProblem {
  if (text.length > maxCharacters) return 'too_long';
  const lines = countLines(text);
  if (lines === 0) return 'empty';
  if (lines > mostLines) return 'too_long';
  const otherDay = () => (other.length > maxCharacters ? undefined : firstDay(other));
  return readStatement(text, { ...(today && { today }), otherDay, chosen });
}

function problemOf(side: Statement | ReconcileProblem): ReconcileProblem | undefined {
  if (typeof side === 'string') return side;
  if (side.entries.length > 0) return undefined;
  if (side.unread.some(({ reason }) => reason === 'direction')) return 'direction';
  return side.table ? 'columns' : 'nothing_read';
}

const tableOf = (side: Statement | ReconcileProblem) => (typeof side === 'string' ? undefined : side.table);
