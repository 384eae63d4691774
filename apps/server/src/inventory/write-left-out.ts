import { inLanguage } from '@accounting-site/content/languages/current-language';
import { readLanguages } from '@accounting-site/content/languages/languages';
import { translateMessage } from '@accounting-site/content/languages/messages';
import { csvFile } from '@accounting-site/contract/fields/csv-cell';
import type { LeaveOut } from '@accounting-site/contract/inventory/inventory-import';
import { findColumns } from './inventory-columns.ts';
import type { InventoryFile } from './read-inventory-file.ts';

const whatToFix = 'What to fix';

/**
 * Writes the skipped rows of a file, with the reason in the first column, so that the user can
 * correct and import them again. Example rows are not included, because they are not stock.
 * @returns empty when there are none; starts with a byte order mark, without which Excel misreads UTF-8
 */
export function writeLeftOut(file: InventoryFile, leaveOut: readonly LeaveOut[]): string {
  const { heading, rows, wrong } = file;
  const negative = leaveOut.includes('negative')
    ? rows.filter(({ flags }) => flags.includes('negative') && !flags.includes('example'))
    : [];
  const belowZero = translateMessage('The quantity is below zero.');
  const lines = [
    ...wrong.map(({ line, cells, errors }) => ({
      line,
      cells,
      reason: errors
        .map(({ column, message }) => (column === '' ? message : `${column}: ${message}`))
        .join(' '),
    })),
    ...negative.map(({ line, cells }) => ({ line, cells, reason: belowZero })),
  ];
  if (lines.length === 0) return '';
  const earlier = reasonHeadings();
  const { sku } = findColumns({ line: 1, cells: [...heading] });
  const others = (cells: readonly string[]) =>
    cells
      .map((cell, at) => (at === sku.at ? guardCode(cell) : cell))
      .filter((_, at) => !earlier.includes(heading[at] ?? ''));
  return csvFile([
    [translateMessage(whatToFix), ...others(heading)],
    ...lines
      .sort((one, other) => one.line - other.line)
      .map(({ reason, cells }) => [reason, ...others(cells)]),
  ]);
}

/** A spreadsheet turns 0012345 into 12345 and 6001234567890 into 6E+12. An apostrophe keeps such a code. */
const guardCode = (code: string) => (/^(?:0\d+|\d{12,})$/.test(code) ? `'${code}` : code);

/** The heading of our reasons in each language. A file of skipped rows may come back on the page of another one. */
export const reasonHeadings = (): string[] =>
  readLanguages().map(({ id }) => inLanguage(id, () => translateMessage(whatToFix)));
