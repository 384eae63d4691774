import { languageTag } from '@accounting-site/content/languages/language-tag';
import { translateMessage } from '@accounting-site/content/languages/messages';
import { importMaxRows } from '@accounting-site/contract/fields/field-limits';
import {
  countKnownHeadings,
  countMissingHeadings,
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
 * Reads a CSV file of inventory. A line at its top names the columns. Cells are separated by commas, tabs or
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
  const headingLine = await readHeading(lines);
  const heading = headingLine.cells;
  const columns = findColumns(headingLine);
  // Spreadsheets separate cells by semicolons where a comma comes before decimals.
  const hasSemicolons = delimiter === ';';
  const isCommaDecimal = hasSemicolons || (0.5).toLocaleString(languageTag()).includes(',');
  const readRow = inventoryRowReader(columns, {
    width: heading.length < columnsMax ? heading.length : Number.POSITIVE_INFINITY,
    isCommaDecimal,
  });

  const rows: InventoryRow[] = [];
  const wrong: WrongRow[] = [];
  for await (const line of lines) {
    if (isTotal(line, columns)) continue;
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

/** A line of sums, with which our own sheets and many others end. */
const isTotal = ({ cells }: CsvRow, { name, sku, quantity }: InventoryColumns) =>
  !cells[sku.at] && !cells[quantity.at] && /^(?:together|(?:grand )?totals?)\b/i.test(cells[name.at] ?? '');

/** Lists that people keep have the name of the shop and a day above the table. */
const linesWithTitle = 20;
/** Reading a million headings would let all others wait for seconds. */
const columnsMax = 200;
/** So many characters hold the headings. */
const charactersAtTop = 20_000;

/** The line that names the columns. If none names all that are needed, the one that lacks the fewest. */
async function readHeading(lines: AsyncGenerator<CsvRow>): Promise<CsvRow> {
  const read: CsvRow[] = [];
  while (read.length < linesWithTitle) {
    const { done, value } = await lines.next();
    if (done) break;
    const line = { ...value, cells: value.cells.slice(0, columnsMax) };
    if (countMissingHeadings(line.cells) === 0) return line;
    read.push(line);
  }
  const [best] = read.toSorted(
    (one, other) => countMissingHeadings(one.cells) - countMissingHeadings(other.cells),
  );
  if (best === undefined) throw new UnreadableFile(1, emptyFile);
  return best;
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
const noItems = 'There is no item below the headings.';
const tooManyRows = `A file may hold ${importMaxRows.toLocaleString('en-GH')} items. Split it into smaller ones.`;

/** The delimiter with which a line at the top names the most columns. */
function findDelimiter(csv: string): string {
  // Some of them may be empty.
  const lines = csv.slice(0, charactersAtTop).split('\n', 2 * linesWithTitle);
  const known = (delimiter: string) =>
    Math.max(
      ...lines.map((line) =>
        countKnownHeadings(line.split(delimiter).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))),
      ),
    );
  return [',', ';', '\t'].reduce((best, each) => (known(each) > known(best) ? each : best));
}
