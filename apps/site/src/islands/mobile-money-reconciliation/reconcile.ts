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
  /** How a list was read because otherwise the lists would not fit each other. */
  assumptions: Assumption[];
}

/** inverted: debit is money in. The others: 11/02/2026 is 2 November. */
type Assumption = 'inverted' | 'wallet_months' | 'book_months';

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
  const read = (side: Side, monthFirst?: boolean) => {
    const other = texts[otherSide[side]];
    const otherDay = () => (other.length > maxCharacters ? undefined : firstDay(other));
    const options = { ...(today && { today }), otherDay, monthFirst, chosen: chosen[side] };
    return lengthProblem(texts[side]) ?? readStatement(texts[side], options);
  };
  const [wallet, book] = [read('wallet'), read('book')];
  const errors = { wallet: problemOf(wallet), book: problemOf(book) };
  if (typeof wallet === 'string' || typeof book === 'string' || errors.wallet || errors.book)
    return { errors, tables: { wallet: tableOf(wallet), book: tableOf(book) } };
  return compare({ wallet, book }, (side) => read(side, true) as Statement);
}

const otherSide = { wallet: 'book', book: 'wallet' } as const;

function lengthProblem(text: string): ReconcileProblem | undefined {
  if (text.length > maxCharacters) return 'too_long';
  const lines = countLines(text);
  if (lines === 0) return 'empty';
  return lines > mostLines ? 'too_long' : undefined;
}

/** @param readMonthFirst reads a list in which each date can be day first or month first */
function compare(
  statements: { [side in Side]: Statement },
  readMonthFirst: (side: Side) => Statement,
): Reconciliation {
  const assumptions: Assumption[] = [];
  // The wrong order spreads the days of one month over the year.
  const sides = Object.keys(otherSide) as Side[];
  for (const side of sides.sort((one, other) => spanOf(statements[other]) - spanOf(statements[one]))) {
    const [list, other] = [statements[side], statements[otherSide[side]]];
    const count = list.entries.length;
    if (!list.isAmbiguous || daysWithin(list, other) * 4 >= count) continue;
    const swapped = readMonthFirst(side);
    if (daysWithin(swapped, other) * 2 <= count) continue;
    statements[side] = swapped;
    assumptions.push(`${side}_months`);
  }
  const { wallet, book } = statements;
  const match = matchEntries(wallet.entries, book.entries);
  if (book.isLedger) {
    const entries = book.entries.map((entry) => ({ ...entry, amount: -entry.amount }));
    const inverted = matchEntries(wallet.entries, entries);
    const agreed = inverted.agreed.length;
    // A few lines may agree by chance. One list may be longer than the other.
    const most = Math.min(wallet.entries.length, entries.length);
    if (agreed > 2 * match.agreed.length && agreed * 2 > most)
      return {
        ...{ wallet, book: { ...book, entries }, match: inverted, explanation: explain(inverted) },
        assumptions: [...assumptions, 'inverted'],
      };
  }
  return { wallet, book, match, explanation: explain(match), assumptions };
}

const rangeOf = ({ entries }: Statement) => {
  const days = entries.map(({ day }) => day).sort();
  return [days[0] ?? '', days[days.length - 1] ?? ''] as const;
};

const spanOf = (statement: Statement) => {
  const [first, last] = rangeOf(statement).map((day) => Date.parse(day));
  return (last ?? 0) - (first ?? 0);
};

/** How many entries are of a day between the first and the last day of the other list. */
function daysWithin({ entries }: Statement, other: Statement): number {
  const [first, last] = rangeOf(other);
  return entries.filter(({ day }) => day >= first && day <= last).length;
}

function problemOf(side: Statement | ReconcileProblem): ReconcileProblem | undefined {
  if (typeof side === 'string') return side;
  if (side.entries.length > 0) return undefined;
  if (side.unread.some(({ reason }) => reason === 'direction')) return 'direction';
  return side.table ? 'columns' : 'nothing_read';
}

const tableOf = (side: Statement | ReconcileProblem) => (typeof side === 'string' ? undefined : side.table);
