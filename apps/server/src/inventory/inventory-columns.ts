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
 * Headings that people and programs use, in English and French, in order of preference. Case, accents, punctuation and
 * currency are ignored.
 */
const headings: Readonly<Record<InventoryField, readonly string[]>> = {
  name: [
    'name',
    'item name',
    'product name',
    'item',
    'product',
    'description',
    'item description',
    'nom',
    'designation',
    'article',
    'produit',
    'libelle',
  ],
  sku: [
    'sku',
    'stock keeping unit',
    'sku code',
    'code',
    'item code',
    'product code',
    'stock code',
    'barcode',
    'reference',
    'ref',
    'code article',
    'code produit',
    'code barres',
  ],
  unit: ['unit', 'unit of measure', 'unit of measurement', 'uom', 'measure', 'unite', 'unite de mesure'],
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
    'counted',
    'quantite',
    'qte',
    'quantite en stock',
    'en stock',
  ],
  price: [
    'price',
    'unit price',
    'selling price',
    'sales price',
    'price per unit',
    'retail price',
    'prix',
    'prix de vente',
    'prix unitaire',
  ],
};

const required = ['name', 'sku', 'quantity'] as const;

/** How many fields a line names. */
export const countKnownHeadings = (
  cells: readonly string[],
  fields: readonly InventoryField[] = [...required, 'unit', 'price'],
): number => fields.filter((field) => cells.some((cell) => headings[field].includes(plain(cell)))).length;

/** How many of the columns that no file may omit are missing in a line. */
export const countMissingHeadings = (cells: readonly string[]): number =>
  required.length - countKnownHeadings(cells, required);

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
    `A line above the items must name the columns name, sku (your code) and quantity. Unit and price are optional. Missing: ${missing.join(' and ')}.`,
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
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}₵]+/gu, ' ')
    .trim()
    .replace(/ (?:in )?(?:gh[₵sc]?|₵|cedis?|ghana cedis?)$/, '');
}
