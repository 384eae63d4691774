import { translateMessage } from '@accounting-site/content/languages/messages';
import {
  itemNameMaxLength,
  skuMaxLength,
  unitMaxLength,
} from '@accounting-site/contract/fields/field-limits';
import { tooLong } from '@accounting-site/contract/fields/validation-messages';
import type { ImportInventoryAnswer } from '@accounting-site/contract/inventory/inventory-import';
import { readPrice, readQuantity } from '@accounting-site/contract/inventory/inventory-numbers';
import { oneLine } from '../site-forms/clean-text.ts';
import type { InventoryColumn, InventoryColumns } from './inventory-columns.ts';
import type { CsvRow } from './parse-csv.ts';

/** An error in one cell or row of a file. */
export type RowError = ImportInventoryAnswer['errors'][number];

/** The item of a row. An undefined unit or price leaves the stored one unchanged. */
export interface InventoryRow {
  readonly line: number;
  readonly name: string;
  readonly sku: string;
  readonly quantity: number;
  readonly unit: string | undefined;
  readonly pricePesewas: number | undefined;
  /** What the user should check before the row is stored. */
  readonly flags: ImportInventoryAnswer['items'][number]['flags'];
  /** The cells as they are in the file, except for decimal commas. */
  readonly cells: readonly string[];
}

/** A row that cannot be stored, and all its errors. */
export interface WrongRow extends CsvRow {
  readonly errors: readonly RowError[];
}

const tooManyCells =
  'This line has more cells than there are headings. If a text or number contains a comma or semicolon, put it in quotation marks, like "1,200".';
const nameMissing = 'Write what the item is called.';
const skuMissing = 'Write a code (SKU): a short one of its own for each item, like RICE-5KG.';
const skuShortened =
  'A spreadsheet has shortened this code. Give its column the format Text, type the whole code, and save the file again.';

const formulaFailed =
  'A formula in this cell has no result. Type the text instead, or let your spreadsheet calculate it and save the file again.';
/** What spreadsheets show in such a cell. A quantity or price with it is no number. */
const failedCell = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/;

interface Table {
  /** The number of cells in the heading. */
  readonly width: number;
  /** Whether a comma may come before decimals, so that 1,200 can be read in two ways. */
  readonly isCommaDecimal: boolean;
}

/**
 * Creates a reader for the rows after the heading. It remembers SKUs, so call it in order.
 * @returns for each row the item, or all its errors
 */
export function inventoryRowReader(columns: InventoryColumns, { width, isCommaDecimal }: Table) {
  const lineOfSku = new Map<string, number>();
  return ({ line, cells }: CsvRow): InventoryRow | readonly RowError[] => {
    const errors: RowError[] = [];
    const check = ({ heading: column }: Pick<InventoryColumn, 'heading'>, message: string | undefined) => {
      if (message !== undefined) errors.push({ line, column, message: translateMessage(message) });
    };
    if (cells.slice(width).some((cell) => cell !== '')) {
      check({ heading: '' }, tooManyCells);
      return errors;
    }
    const text = (column: InventoryColumn | undefined) =>
      column === undefined ? '' : oneLine(withoutGuard((cells[column.at] ?? '').normalize('NFC')));

    const [name, sku, unit] = [text(columns.name), text(columns.sku), text(columns.unit)];
    check(columns.name, name === '' ? nameMissing : problemOfText('Name', name, itemNameMaxLength));
    check(columns.sku, problemOfSku(sku, lineOfSku.get(sku)));
    lineOfSku.set(sku, lineOfSku.get(sku) ?? line);
    if (columns.unit !== undefined) check(columns.unit, problemOfText('Unit', unit, unitMaxLength));
    const quantity = readQuantity(text(columns.quantity), isCommaDecimal);
    check(columns.quantity, quantity.problem);
    const typedPrice = text(columns.price);
    const price = typedPrice === '' ? undefined : readPrice(typedPrice, isCommaDecimal);
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

/** The rows of our templates start with EXAMPLE. */
function flagsOf(name: string, quantity: number): InventoryRow['flags'] {
  return [
    ...(quantity < 0 ? (['negative'] as const) : []),
    ...(/^EXAMPLE\b/.test(name) ? (['example'] as const) : []),
  ];
}

function problemOfSku(sku: string, earlier: number | undefined): string | undefined {
  if (sku === '') return skuMissing;
  // 6001234567890 becomes 6E+12, from which the code cannot be recovered.
  if (/^\d(?:[.,]\d+)?E\+\d+$/i.test(sku)) return skuShortened;
  if (earlier !== undefined && !failedCell.test(sku)) {
    return `Line ${earlier} has the same code (SKU). Each item needs its own.`;
  }
  return problemOfText('SKU', sku, skuMaxLength);
}

/**
 * Removes each apostrophe that a file of skipped rows has before a formula (csv-cell.ts in the contract) or before a code
 * of digits (write-left-out.ts).
 */
const withoutGuard = (text: string) =>
  text.replace(/(^|[;\t\n])'(?=[\s\p{Cf}"]*[=+\-@＝＋－＠])/gu, '$1').replace(/^'(?=\d+$)/, '');

/** What is wrong with a text of an item. */
function problemOfText(label: string, text: string, max: number): string | undefined {
  if (failedCell.test(text)) return formulaFailed;
  return text.length > max ? tooLong(label, max) : undefined;
}
