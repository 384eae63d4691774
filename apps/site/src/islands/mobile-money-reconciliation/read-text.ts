import { detectDelimiter, parseCsv } from 'hucre/csv';

/** Larger than 5,000 lines of any statement. */
const mostBytes = 4_000_000;

/** Magic bytes of files without lines: PDF, ZIP (workbooks), PNG, JPEG, GIF, and WebP as phones save it. */
const signatures = ['%PDF', 'PK\u0003\u0004', '\u0089PNG', '\u00FF\u00D8\u00FF', 'GIF8', 'RIFF'];

type FileProblem = 'not_text' | 'too_long';

/** The text of the chosen file, or why it cannot be compared. */
export async function readTextFile(file: File): Promise<{ text: string } | { problem: FileProblem }> {
  if (file.size > mostBytes) return { problem: 'too_long' };
  try {
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    return text === undefined ? { problem: 'not_text' } : { text };
  } catch {
    return { problem: 'not_text' };
  }
}

/**
 * Decodes UTF-8, UTF-16 (which spreadsheets call Unicode text) or windows-1252 (Excel's plain CSV). Undefined
 * for a PDF, a workbook or a picture.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const beginning = String.fromCharCode(...bytes.subarray(0, 4));
  if (signatures.some((signature) => beginning.startsWith(signature))) return undefined;
  const text = isUtf16
    ? decode('utf-16le', bytes)
    : (decode('utf-8', bytes) ?? decode('windows-1252', bytes));
  // Any other binary file contains NUL characters.
  return text?.includes('\0') ? undefined : text;
}

function decode(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

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
  // Programs write sep=; above the table, for Excel. An empty line in its place keeps the numbers of the others.
  const separator = /^sep=(.)\s*$/i.exec(lines[0] ?? '')?.[1];
  if (separator) lines[0] = '';
  const joined = lines.join('\n');
  const delimiter = separator ?? detectDelimiter(joined);
  let data = parse(joined, delimiter);
  // A quotation mark that is never closed makes one cell of all the lines below it.
  const isBroken = data[data.length - 1]?.slice(-1)[0]?.includes('\n') && !joined.trimEnd().endsWith('"');
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
