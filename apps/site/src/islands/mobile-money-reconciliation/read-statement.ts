import { type Columns, readHeadings } from './columns.ts';
import { findDay, writesMonthFirst } from './find-day.ts';
import { findMoneyColumn, readByLooks } from './read-by-looks.ts';
import { entryOf, type Read } from './read-cells.ts';
import { readMoney } from './read-money.ts';
import { type Delimiter, delimiters, splitLine } from './split-line.ts';

/** One movement of money. */
export interface Entry {
  /** Its line in what was pasted, from 1. */
  line: number;
  /** As 2026-11-16. */
  day: string;
  /** Empty where the line names none. */
  reference: string;
  /** Pesewas: money in above 0, money out below. */
  amount: number;
}

export type UnreadReason = 'no_date' | 'no_amount' | 'zero';

export interface UnreadLine {
  line: number;
  text: string;
  reason: UnreadReason;
}

export interface Statement {
  entries: Entry[];
  unread: UnreadLine[];
}

/** How many lines of each side are compared: more would keep a small phone busy for too long. */
export const mostLines = 5000;

/** The lines of a text that are not empty. */
export const countLines = (text: string) => text.split(/\r\n?|\n/).filter((line) => line.trim()).length;

/**
 * Reads what was pasted: lines of a CSV file, of a spreadsheet, or of words, with headings or without. The way to part
 * the cells is the one by which most lines make sense.
 */
export function readStatement(text: string): Statement {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const filled = lines.filter((line) => line.trim());
  const monthFirst = writesMonthFirst(filled);
  const sample = filled.slice(0, 60);
  const readable = delimiters.map((delimiter) => readLines(sample, delimiter, monthFirst).entries.length);
  const best = delimiters[readable.indexOf(Math.max(...readable))] ?? 'words';
  return readLines(lines, best, monthFirst);
}

function readLines(lines: string[], delimiter: Delimiter, monthFirst: boolean): Statement {
  const statement: Statement = { entries: [], unread: [] };
  let columns: Columns | undefined;
  const layout = { delimiter, monthFirst, moneyColumn: findMoneyColumn(lines, delimiter, monthFirst) };
  for (const [at, text] of lines.entries()) {
    if (!text.trim()) continue;
    const cells = splitLine(text, delimiter);
    const headings: Columns | undefined = columns ? undefined : readHeadings(cells);
    if (headings && delimiter !== 'words') {
      columns = headings;
      continue;
    }
    const read = columns ? readByColumns(cells, columns, monthFirst) : readByLooks(text, layout);
    if (typeof read === 'string') statement.unread.push({ line: at + 1, text: text.trim(), reason: read });
    else statement.entries.push({ line: at + 1, ...read });
  }
  return statement;
}

function readByColumns(cells: string[], columns: Columns, monthFirst: boolean): Read {
  const cell = (column: number) => cells[column] ?? '';
  const found = findDay(cell(columns.date), monthFirst);
  if (!found) return 'no_date';
  const moneyIn = readMoney(cell(columns.moneyIn));
  const moneyOut = readMoney(cell(columns.moneyOut));
  const single = readMoney(cell(columns.amount));
  const reference = cell(columns.reference);
  if (moneyIn || moneyOut) {
    const amount = (moneyIn?.pesewas ?? 0) - Math.abs(moneyOut?.pesewas ?? 0);
    return amount === 0 ? 'zero' : { day: found.day, reference, amount };
  }
  if (!single) return 'no_amount';
  const words = cells.filter((_, at) => at !== columns.amount && at !== columns.reference).join(' ');
  return entryOf(found.day, reference, single, words);
}
