import { languageTag } from '@accounting-site/content/languages/language-tag';
import { translateMessage } from '@accounting-site/content/languages/messages';
import { importMaxRows } from '@accounting-site/contract/fields/field-limits';
import {
  countKnownHeadings,
  findColumns,
  findUnreadHeadings,
  type InventoryColumns,
} from './inventory-columns.ts';
import { type CsvRow, parseCsv, UnreadableFile } from './parse-csv.ts';
import { type InventoryRow, inventoryRowReader, type RowError, type WrongRow } from './read-inventory-row.ts';

/**
 * The contents of a file: its valid rows, and the errors of the others in the current language. An unreadable file has
 * no rows.
 */
export interface InventoryFile {
  readonly heading: readonly string[];
  /** The headings whose columns are not read. */
  readonly unread: readonly string[];
  readonly rows: readonly InventoryRow[];
  readonly wrong: readonly WrongRow[];
  readonly errors: readonly RowError[];
}

/**
 * Reads a CSV file of inventory. The first line names the columns. Cells are separated by commas, tabs or
 * semicolons, which spreadsheets use where the comma is the decimal separator.
 * @param text with or without a byte order mark, and with any line ends
 */
export async function readInventoryFile(text: string): Promise<InventoryFile> {
  // Programs write sep=; above the table, for Excel.
  const csv = text.replace(/^\uFEFF?(?:sep=.(?=[\r\n]))?/i, '').replace(/\r\n?/g, '\n');
  try {
    return await readRows(csv, findDelimiter(csv));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return {
      heading: [],
      unread: [],
      rows: [],
      wrong: [],
      errors: [{ line: error.line, column: '', message: translateMessage(error.message) }],
    };
  }
}

async function readRows(csv: string, delimiter: string): Promise<InventoryFile> {
  const lines = parseCsv(csv, delimiter);
  const first = await lines.next();
  if (first.done) throw new UnreadableFile(1, emptyFile);
  const heading = first.value.cells;
  const columns = findColumns(first.value);
  // Spreadsheets separate cells by semicolons where a comma comes before decimals.
  const hasSemicolons = delimiter === ';';
  const isCommaDecimal = hasSemicolons || (0.5).toLocaleString(languageTag()).includes(',');
  const readRow = inventoryRowReader(columns, { width: heading.length, isCommaDecimal });

  const rows: InventoryRow[] = [];
  const wrong: WrongRow[] = [];
  for await (const line of lines) {
    if (rows.length + wrong.length === importMaxRows) throw new UnreadableFile(line.line, tooManyRows);
    const row = hasSemicolons ? withDecimalPoints(line, columns) : line;
    const read = readRow(row);
    if ('sku' in read) rows.push(read);
    else wrong.push({ ...row, errors: read });
  }
  if (rows.length + wrong.length === 0) throw new UnreadableFile(1, noItems);
  const unread = findUnreadHeadings(heading, columns);
  return { heading, unread, rows, wrong, errors: wrong.flatMap(({ errors }) => errors) };
}

/**
 * Between semicolons 12,50 can only be 12.50. The cells of skipped rows are changed too, because they are written with
 * commas between them.
 */
function withDecimalPoints(row: CsvRow, { quantity, price }: InventoryColumns): CsvRow {
  const cells = row.cells.map((cell, at) =>
    at === quantity.at || at === price?.at ? cell.replace(decimalComma, '$1.$2') : cell,
  );
  return { ...row, cells };
}

const decimalComma = /^(\D*\d[\d\s]*),(\d{1,2})(?=\s*(?:(?:gh\S{1,2}|[₵¢]|cedis?)\s*)?$)/i;

const emptyFile = 'There is nothing in this file.';
const noItems = 'There is no item below the first line.';
const tooManyRows = `A file may hold ${importMaxRows.toLocaleString('en-GH')} items. Split it into smaller ones.`;

/** The delimiter with which the heading line names the most columns. */
function findDelimiter(csv: string): string {
  const heading = /^.*\S.*$/m.exec(csv)?.[0] ?? '';
  const known = (delimiter: string) =>
    countKnownHeadings(heading.split(delimiter).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
  return [',', ';', '\t'].reduce((best, each) => (known(each) > known(best) ? each : best));
}
