import { itemNameMaxLength, skuMaxLength, unitMaxLength } from '@accounting-site/contract/field-limits';
import type { ImportInventoryAnswer } from '@accounting-site/contract/inventory-import';
import { readPrice, readQuantity } from '@accounting-site/contract/inventory-numbers';
import { tooLong } from '@accounting-site/contract/validation-messages';
import { oneLine } from '../site-forms/clean-text.ts';
import type { InventoryColumn, InventoryColumns } from './inventory-columns.ts';
import type { CsvRow } from './parse-csv.ts';

/** What is wrong in one place of a file. */
export type RowError = ImportInventoryAnswer['errors'][number];

/** An item as a row says it. A unit or price that it does not say stays as it is. */
export interface InventoryRow {
  readonly line: number;
  readonly name: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unit: string | undefined;
  readonly pricePesewas: number | undefined;
  /** What a person should look at before it is stored. */
  readonly flags: ImportInventoryAnswer['items'][number]['flags'];
  /** As the file has them. */
  readonly cells: readonly string[];
}

/** A row that cannot be stored, and everything that is wrong with it. */
export interface WrongRow extends CsvRow {
  readonly errors: readonly RowError[];
}

const tooManyCells =
  'This line has more cells than the first line names. Put whatever holds a comma or semicolon into quotation marks, like "1,200".';
const nameMissing = 'Write what the item is called.';
const skuMissing = 'Write an SKU: a short code of its own for each item, like RICE-5KG.';
const skuShortened =
  'A spreadsheet has shortened this code. Give its column the format Text, type the whole code, and save the file again.';

/**
 * Reads the rows below a heading, one after the other.
 * @param width how many cells the heading has
 * @returns for each row the item, or everything that is wrong with it
 */
export function inventoryRowReader(columns: InventoryColumns, width: number) {
  const lineOfSku = new Map<string, number>();
  return ({ line, cells }: CsvRow): InventoryRow | readonly RowError[] => {
    if (cells.slice(width).some((cell) => cell !== '')) return [{ line, column: '', message: tooManyCells }];
    const errors: RowError[] = [];
    const check = ({ heading: column }: InventoryColumn, message: string | undefined) => {
      if (message !== undefined) errors.push({ line, column, message });
    };
    const text = (column: InventoryColumn | undefined) =>
      column === undefined ? '' : withoutGuard(oneLine((cells[column.at] ?? '').normalize('NFC')));

    const [name, sku, unit] = [text(columns.name), text(columns.sku), text(columns.unit)];
    check(columns.name, name === '' ? nameMissing : overlong('Name', name, itemNameMaxLength));
    check(columns.sku, problemOfSku(sku, lineOfSku.get(sku)));
    lineOfSku.set(sku, lineOfSku.get(sku) ?? line);
    if (columns.unit !== undefined) check(columns.unit, overlong('Unit', unit, unitMaxLength));
    const quantity = readQuantity(text(columns.quantity));
    check(columns.quantity, quantity.problem);
    const typedPrice = text(columns.price);
    const price = typedPrice === '' ? undefined : readPrice(typedPrice);
    if (columns.price !== undefined) check(columns.price, price?.problem);

    if (errors.length > 0 || quantity.value === undefined) return errors;
    const pricePesewas = price?.value;
    return {
      line,
      name,
      sku,
      quantity: quantity.value,
      unit: unit === '' ? undefined : unit,
      pricePesewas,
      flags: flagsOf(name, quantity.value),
      cells,
    };
  };
}

/** The rows of our templates begin with EXAMPLE. */
function flagsOf(name: string, quantity: number): InventoryRow['flags'] {
  return [
    ...(quantity < 0 ? (['negative'] as const) : []),
    ...(/^EXAMPLE\b/.test(name) ? (['example'] as const) : []),
  ];
}

function problemOfSku(sku: string, earlier: number | undefined): string | undefined {
  if (sku === '') return skuMissing;
  // 6001234567890 becomes 6E+12, and nobody can tell which code it was.
  if (/^\d(?:[.,]\d+)?E\+\d+$/i.test(sku)) return skuShortened;
  if (earlier !== undefined) {
    return `This SKU stands in line ${earlier} already. Each item has one of its own.`;
  }
  return overlong('SKU', sku, skuMaxLength);
}

/** The apostrophe that a file of left-out rows has before a formula (csv-cell.ts in the contract). */
const withoutGuard = (text: string) => text.replace(/^'(?=[=+\-@＝＋－＠])/, '');

function overlong(label: string, text: string, max: number): string | undefined {
  return text.length > max ? tooLong(label, max) : undefined;
}
