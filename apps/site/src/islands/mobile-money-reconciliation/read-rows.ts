import { detectDelimiter, parseCsv } from 'hucre/csv';

/** A row of a table, or a line of text. */
export interface Row {
  /** The number of its first line, counted from 1. */
  line: number;
  /** As it was pasted. */
  text: string;
  cells: string[];
}

/** Reads pasted or opened CSV, or cells copied from a spreadsheet. Empty rows are omitted. */
export function readRows(text: string): { rows: Row[]; delimiter: string } {
  const lines = linesOf(text);
  const joined = lines.join('\n');
  const delimiter = detectDelimiter(joined);
  let data = parse(joined, delimiter);
  // A quotation mark that is never closed makes one cell of all the lines below it.
  const isBroken = data.at(-1)?.at(-1)?.includes('\n') && !joined.trimEnd().endsWith('"');
  if (isBroken) data = parse(joined, delimiter, '\0');
  let line = 1;
  const rows = data.map((raw): Row => {
    const cells = raw.map((cell) => cell.trim());
    const height = raw.reduce((count, cell) => count + cell.split('\n').length - 1, 1);
    const pasted = lines.slice(line - 1, line - 1 + height).join(' ');
    line += height;
    return { line: line - height, text: pasted.trim(), cells };
  });
  return { rows: rows.filter(({ cells }) => cells.some((cell) => cell !== '')), delimiter };
}

/** Lines of text without cells, such as messages. */
export const readLines = (text: string): Row[] =>
  linesOf(text).flatMap((line, at) =>
    line.trim() === '' ? [] : [{ line: at + 1, text: line.trim(), cells: [line.trim()] }],
  );

/** How many lines of a text have anything but delimiters. */
export const countLines = (text: string) => linesOf(text).filter((line) => /[^\s,;|"]/.test(line)).length;

const linesOf = (text: string) => text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);

const parse = (text: string, delimiter: string, quote = '"') =>
  parseCsv(text, { delimiter, quote, escape: quote }).map((cells) => cells.map(String));
