import { oneLine } from '../site-forms/clean-text.ts';
import { type CsvRow, UnreadableFile } from './parse-csv.ts';

type InventoryField = 'name' | 'sku' | 'unit' | 'quantity' | 'price';

/** The position of a field in a row, and its heading in the file. */
export interface InventoryColumn {
  readonly at: number;
  readonly heading: string;
}

/** The columns of a file. Units and prices are optional. */
export type InventoryColumns = Record<'name' | 'sku' | 'quantity', InventoryColumn> &
  Record<'unit' | 'price', InventoryColumn | undefined>;

/**
 * Headings that people and programs use, in order of preference. Case, punctuation and currency are ignored.
 */
const headings: Readonly<Record<InventoryField, readonly string[]>> = {
  name: ['name', 'item name', 'product name', 'item', 'product', 'description', 'item description'],
  sku: [
    'sku',
    'stock keeping unit',
    'sku code',
    'code',
    'item code',
    'product code',
    'stock code',
    'barcode',
  ],
  unit: ['unit', 'unit of measure', 'unit of measurement', 'uom', 'measure'],
  quantity: [
    'quantity',
    'quantity in stock',
    'qty',
    'qty in stock',
    'in stock',
    'quantity on hand',
    'qty on hand',
    'on hand',
    'stock on hand',
    'stock',
    'stock quantity',
    'stock level',
  ],
  price: ['price', 'unit price', 'selling price', 'sales price', 'price per unit', 'retail price'],
};

/** How many fields a heading line names. The right delimiter gives the highest number. */
export function countKnownHeadings(cells: readonly string[]): number {
  return Object.values(headings).filter((names) => cells.some((cell) => names.includes(plain(cell)))).length;
}

/**
 * Finds the columns by their headings and ignores others.
 * @throws UnreadableFile when a column is missing or occurs twice
 */
export function findColumns(heading: CsvRow): InventoryColumns {
  const line = heading.line;
  // Headings are repeated in messages, in terminals too.
  const cells = heading.cells.map(oneLine);
  const find = (field: InventoryField) => findColumn(line, cells, headings[field]);
  const fields = ['name', 'sku', 'quantity', 'unit', 'price'] as const;
  const [name, sku, quantity, unit, price] = fields.map(find);
  if (name !== undefined && sku !== undefined && quantity !== undefined) {
    return { name, sku, quantity, unit, price };
  }
  const missing = Object.entries({ name, sku, quantity }).flatMap(([field, column]) =>
    column === undefined ? [field] : [],
  );
  throw new UnreadableFile(
    line,
    `The first line must name the columns name, sku (your code) and quantity. Unit and price are optional. Missing: ${missing.join(' and ')}.`,
  );
}

function findColumn(
  line: number,
  cells: readonly string[],
  names: readonly string[],
): InventoryColumn | undefined {
  for (const name of names) {
    const [at, second] = cells.flatMap((cell, index) => (plain(cell) === name ? [index] : []));
    if (second !== undefined) {
      throw new UnreadableFile(line, `Two columns are called ${cells[second]}. Rename one, or delete it.`);
    }
    if (at !== undefined) return { at, heading: cells[at] ?? '' };
  }
  return undefined;
}

/** The headings of a file whose columns are not read. */
export function findUnreadHeadings(heading: readonly string[], columns: InventoryColumns): string[] {
  const read = Object.values(columns).map((column) => column?.at);
  return heading.map(oneLine).filter((name, at) => name !== '' && !read.includes(at));
}

/**
 * `Price (GHS)`, `PRICE_GH₵`, `Price (GH?)` and `price in cedis` are all `price`. Another currency is kept, so that the
 * column is ignored.
 */
function plain(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}₵]+/gu, ' ')
    .trim()
    .replace(/ (?:in )?(?:gh[₵sc]?|₵|cedis?|ghana cedis?)$/, '');
}
