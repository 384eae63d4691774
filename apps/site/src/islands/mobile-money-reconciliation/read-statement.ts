import { chooseDelimiters } from './choose-delimiters.ts';
import { type Columns, readHeadings } from './columns.ts';
import { completeYears, type YearHints } from './complete-years.ts';
import type { Entry, UnreadReason } from './entry.ts';
import { findDay, writesMonthFirst } from './find-day.ts';
import { joinThousands } from './join-thousands.ts';
import { readByColumns } from './read-by-columns.ts';
import { type Layout, layOut, readByLooks } from './read-by-looks.ts';
import type { Read } from './read-cells.ts';
import { type Delimiter, splitLine } from './split-line.ts';

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
}

/** A line that is not a heading, and the result of reading it. */
interface Found {
  line: number;
  text: string;
  read: Read;
}

/** Maximum lines per side. More would block a slow phone for too long. */
export const mostLines = 5000;
/** 200 characters for each of those lines. */
export const maxCharacters = 1_000_000;

/** Spreadsheets write empty rows as lines of delimiters. */
const isFilled = (line: string) => /[^\s,;|"]/.test(line);

/** The lines of a text that are not empty. */
export const countLines = (text: string) => text.split(/\r\n?|\n/).filter(isFilled).length;

/**
 * Reads pasted lines of a CSV file, a spreadsheet or free text, with or without headings. It uses the
 * delimiter by which most lines are understood.
 */
export function readStatement(
  text: string,
  { today = todayInGhana(), otherDay = () => undefined }: Partial<Omit<YearHints, 'monthFirst'>> = {},
): Statement {
  const pasted = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const monthFirst = writesMonthFirst(pasted.filter(isFilled));
  const { lines, years } = completeYears(pasted, { monthFirst, today, otherDay });
  const filled = lines.filter(isFilled);
  const sample = filled.slice(0, 60);
  const tried = chooseDelimiters(sample);
  const understood = tried.map((delimiter) => countUnderstood(readLines(sample, delimiter, monthFirst)));
  const best = tried[understood.indexOf(Math.max(...understood))] ?? 'words';
  const statement = readLines(lines, best, monthFirst);
  const asPasted = (one: UnreadLine) => ({ ...one, text: pasted[one.line - 1]?.trim() ?? one.text });
  const unread = statement.unread.map(asPasted);
  return { ...statement, unread, assumed: statement.assumed.map(asPasted), years };
}

/** Ghana's time zone is UTC. */
const todayInGhana = () => new Date().toISOString().slice(0, 10);

const doubts: UnreadLine['reason'][] = ['comma', 'cells', 'too_large', 'direction'];

/** Rows skipped as ambiguous also count as understood: another delimiter would only hide the ambiguity. */
const countUnderstood = ({ entries, unread }: Statement) =>
  entries.length + unread.filter(({ reason }) => doubts.includes(reason)).length;

function readLines(lines: string[], delimiter: Delimiter, monthFirst: boolean): Statement {
  let found: Found[] = [];
  const layout = layOut(lines, delimiter, monthFirst);
  let columns: Columns | undefined;
  let isAbove = true;
  for (const [at, text] of lines.entries()) {
    if (!isFilled(text)) continue;
    const headings = columns ? undefined : readHeadings(splitLine(text, delimiter));
    if (headings && delimiter !== 'words') {
      columns = headings;
      found = found.filter((line) => !isPreamble(line));
      continue;
    }
    const read = readLine(text, layout, columns, isAbove);
    if (typeof read === 'object') isAbove = false;
    found.push({ line: at + 1, text: text.trim(), read });
  }
  return sortOut(found);
}

/** Whether a line above the headings describes the list: its owner, its period, its opening balance. */
const isPreamble = ({ text, read }: Found) =>
  read === 'no_date' || read === 'no_amount' || read === 'headings' || /\bbalance\b/i.test(text);

/** If any amount has a minus, amounts without one are money in. */
function sortOut(found: Found[]): Statement {
  const statement: Statement = { entries: [], unread: [], assumed: [], elsewhere: 0, years: [] };
  const hasSigns = found.some(
    ({ read }) => typeof read === 'object' && read.told === 'sign' && read.amount < 0,
  );
  for (const { line, text, read } of found) {
    const reason = typeof read === 'object' && read.told === 'unsure' && !hasSigns ? 'direction' : read;
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

function readLine(text: string, layout: Layout, columns: Columns | undefined, isAbove: boolean): Read {
  const { delimiter, monthFirst, shape } = layout;
  if (!columns && isAbove && looksLikeHeadings(text, delimiter)) return 'headings';
  const line = delimiter === ',' ? joinThousands(text, columns?.shape ?? shape) : text;
  if (line === undefined) return findDay(text, monthFirst) ? 'comma' : 'no_date';
  return columns ? readByColumns(splitLine(line, delimiter), columns, monthFirst) : readByLooks(line, layout);
}

/** Whether a line above all transactions names columns. A single cell is a title, and needs no remark. */
function looksLikeHeadings(text: string, delimiter: Delimiter): boolean {
  if (/\d/.test(text)) return false;
  const cells = splitLine(text, delimiter);
  if (delimiter === 'words' || cells.length === 1) return /\bdate\b/i.test(text);
  return cells.filter((cell) => /\p{L}/u.test(cell)).length > 2;
}
