import { todayInGhana } from '../../lib/text/today-in-ghana.ts';
import {
  type ChosenColumns,
  type Columns,
  columnsOf,
  isOutNegative,
  readByColumns,
  readHeadings,
} from './columns.ts';
import { findDay, readDays, type YearHints } from './read-days.ts';
import type { Entry, Read, UnreadReason } from './read-entry.ts';
import { isMessage, readMessage } from './read-message.ts';
import { type Row, readLines, readRows } from './read-text.ts';

export interface UnreadLine {
  line: number;
  text: string;
  reason: UnreadReason | 'assumed';
}

export interface Statement {
  entries: Entry[];
  unread: UnreadLine[];
  /** Lines that are read as money in because nothing gives their direction. */
  assumed: UnreadLine[];
  /** How many lines of a cash book are only about cash or the bank. */
  elsewhere: number;
  /** The years that were assumed for dates without one. */
  years: string[];
  /** Whether its dates fit day first and month first. */
  isAmbiguous: boolean;
  /** Whether its amounts are in columns called debit and credit. */
  isLedger: boolean;
  /** The table, if its headings do not tell the columns and the visitor is asked for them. */
  table?: UnknownTable;
}

/** The first rows of a table whose columns are not known. */
export interface UnknownTable {
  rows: Row[];
  /** How many columns it has. */
  count: number;
}

interface ReadOptions extends YearHints {
  /** The columns that the visitor chose, for a table without known headings. */
  chosen: ChosenColumns | undefined;
}

/** How many rows help to recognise the columns. */
const rowsShown = 4;

/**
 * Reads pasted text messages, or the rows of a table: a CSV file, or cells of a spreadsheet. The columns of a
 * table are known by their headings. Without headings the visitor is asked for them.
 */
export function readStatement(
  text: string,
  { today = todayInGhana(), otherDay = () => undefined, monthFirst, chosen }: Partial<ReadOptions> = {},
): Statement {
  const { rows, delimiter } = readRows(text);
  const headed = findHeadings(rows);
  const lines = headed ? [] : readLines(text);
  if (lines.some((line) => isMessage(line.text))) {
    const { days, ...dates } = readDays(
      lines.map((line) => line.text),
      { today, otherDay, monthFirst },
    );
    return sortOut(
      lines,
      lines.map((line, at) => readMessage(line.text, days[at])),
      dates,
    );
  }
  const count = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const asked = !headed && count > 1 && { table: { count, rows: rows.slice(0, rowsShown) } };
  const columns = headed?.columns ?? (chosen?.count === count && columnsOf(chosen));
  if (!columns) return { ...sortOut([], []), ...asked };
  const others = headed?.others ?? withoutHeadings(rows, columns);
  const cells = others.map((row) => row.cells);
  const { days, ...dates } = readDays(
    cells.map((row) => row[columns.date] ?? ''),
    { today, otherDay, monthFirst },
  );
  const dated = cells.filter((_, at) => days[at]);
  const table = { delimiter, isOutNegative: isOutNegative(dated, columns) };
  const read = cells.map((row, at) => readByColumns(row, columns, { ...table, day: days[at] }));
  return { ...sortOut(others, read, { ...dates, isLedger: columns.isLedger }), ...asked };
}

/**
 * The columns of a table by its headings, and its other rows. Rows above the headings describe the list,
 * unless they have a date where the rows below have theirs. Each page of a statement may repeat the headings.
 */
function findHeadings(rows: Row[]): { columns: Columns; others: Row[] } | undefined {
  for (const [at, { cells }] of rows.entries()) {
    const columns = readHeadings(cells);
    if (!columns) continue;
    const isRepeated = (row: Row) => row.cells.join('\t') === cells.join('\t');
    const others = rows.filter((row, each) =>
      each > at ? !isRepeated(row) : findDay(row.cells[columns.date] ?? ''),
    );
    return { columns, others };
  }
  return undefined;
}

/** Omits a first row whose date and amounts are words: headings that are not known. */
function withoutHeadings(rows: Row[], { date, amount, moneyIn, moneyOut }: Columns): Row[] {
  const used = [date, amount, moneyIn, moneyOut].map((at) => rows[0]?.cells[at] ?? '');
  return used.some((cell) => /\d/.test(cell)) ? rows : rows.slice(1);
}

/**
 * If any amount has a minus, amounts without one are money in. Words that then say money out contradict that, and
 * the line is reported.
 */
function sortOut(rows: Row[], read: Read[], known: Partial<Statement> = {}): Statement {
  const statement: Statement = {
    ...{ entries: [], unread: [], assumed: [], elsewhere: 0 },
    ...{ years: [], isAmbiguous: false, isLedger: false },
    ...known,
  };
  const hasSigns = read.some((one) => typeof one === 'object' && one.told === 'sign' && one.amount < 0);
  for (const [at, { line, text }] of rows.entries()) {
    const one = read[at] ?? 'no_date';
    const reason = typeof one === 'object' && isUnclear(one, hasSigns) ? 'direction' : one;
    if (reason === 'elsewhere') statement.elsewhere += 1;
    else if (reason === 'total') continue;
    else if (typeof reason === 'string') statement.unread.push({ line, text, reason });
    else {
      const { told, ...entry } = reason;
      statement.entries.push({ line, ...entry });
      if (told === 'none' && !hasSigns) statement.assumed.push({ line, text, reason: 'assumed' });
    }
  }
  return statement;
}

const isUnclear = ({ told, amount }: Exclude<Read, string>, hasSigns: boolean) =>
  hasSigns ? told !== 'sign' && amount < 0 : told === 'unsure';
