/**
 * Cells of the CSV files that the website and the server write. Imports nothing: it also runs in the browser.
 */

/**
 * A cell that begins with one of these runs as a formula. Invisible characters and quotation marks may come
 * first.
 */
const formulaStart = /^[\s\p{Cf}"]*[=+\-@＝＋－＠]/u;

/**
 * -5.00 is a number and +233 24 123 4567 a phone number. Neither is a formula, and both read better
 * unchanged.
 */
const plainNumber = /^(?:-\d+(?:\.\d+)?|\+[\d ]+)$/;

/**
 * Makes a text from someone else safe to open in a spreadsheet: an apostrophe is added before anything that
 * would run as a formula, https://owasp.org/www-community/attacks/CSV_Injection. Some spreadsheets split the
 * file at semicolons, tabs or line breaks even inside quotation marks, so the text after each of them is
 * treated as a cell too.
 */
export function harmlessCell(text: string): string {
  if (plainNumber.test(text)) return text;
  const harmless = text.replace(/[^;\t\r\n]+/g, (part) => (formulaStart.test(part) ? `'${part}` : part));
  return /^[\t\r\n]/.test(harmless) ? `'${harmless}` : harmless;
}

/** One line of a CSV file (RFC 4180), without its line break. Every cell is quoted, whatever its content. */
export const csvLine = (cells: readonly string[]) =>
  cells.map((cell) => `"${harmlessCell(cell).replaceAll('"', '""')}"`).join(',');

/** A whole CSV file that a spreadsheet reads as UTF-8: with a byte order mark, and a line break after each row. */
export const csvFile = (rows: readonly (readonly string[])[]) =>
  `\uFEFF${rows.map((row) => `${csvLine(row)}\r\n`).join('')}`;

/** Rows to paste into a spreadsheet, with tabs between cells. */
export const tabSeparated = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => harmlessCell(cell.replace(/[\t\r\n]+/g, ' '))).join('\t')).join('\n');
