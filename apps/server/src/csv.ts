import { harmlessCell, quoteCell } from '@accounting-site/contract/csv-cell';

/** A table as RFC 4180 wants it. A cell that a spreadsheet would run as a formula gets an apostrophe in front. */
export function toCsv(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return [headings, ...rows].map(csvLine).join('\r\n');
}

/** One line of such a table, without its end. */
export function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => quoteCell(harmlessCell(cell))).join(',');
}
