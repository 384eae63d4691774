import { firstDay } from './complete-years.ts';
import { type Explanation, explain } from './explain.ts';
import { type Match, matchEntries } from './match-entries.ts';
import { countLines, maxCharacters, mostLines, readStatement, type Statement } from './read-statement.ts';

export interface Reconciliation {
  wallet: Statement;
  book: Statement;
  match: Match;
  explanation: Explanation;
}

/**
 * not_text: the chosen file has no lines, such as a PDF. too_long: the pasted text or the file is too long.
 */
export type ReconcileProblem = 'empty' | 'too_long' | 'nothing_read' | 'direction' | 'not_text';
export type ReconcileErrors = { wallet?: ReconcileProblem; book?: ReconcileProblem };

/** Compares two pasted statements, or returns why they cannot be compared. */
export function reconcile(
  walletText: string,
  bookText: string,
  today?: string,
): Reconciliation | { errors: ReconcileErrors } {
  const wallet = readSide(walletText, bookText, today);
  const book = readSide(bookText, walletText, today);
  if (typeof wallet === 'string' || typeof book === 'string')
    return {
      errors: {
        ...(typeof wallet === 'string' && { wallet }),
        ...(typeof book === 'string' && { book }),
      },
    };
  const match = matchEntries(wallet.entries, book.entries);
  return { wallet, book, match, explanation: explain(match) };
}

function readSide(text: string, other: string, today: string | undefined): Statement | ReconcileProblem {
  if (text.length > maxCharacters) return 'too_long';
  const lines = countLines(text);
  if (lines === 0) return 'empty';
  if (lines > mostLines) return 'too_long';
  const statement = readStatement(text, {
    ...(today && { today }),
    otherDay: () => (other.length > maxCharacters ? undefined : firstDay(other)),
  });
  if (statement.entries.length > 0) return statement;
  return statement.unread.some(({ reason }) => reason === 'direction') ? 'direction' : 'nothing_read';
}
