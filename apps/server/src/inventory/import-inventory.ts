import type { ImportInventory, ImportInventoryAnswer } from '@accounting-site/contract/inventory-import';
import { holdBusiness } from '../accounts/businesses.repository.ts';
import type { Database } from '../database/open-database.ts';
import { type InventoryItemRow, readInventoryBySku, saveInventoryItems } from './inventory.repository.ts';
import { type InventoryFile, readInventoryFile } from './read-inventory-file.ts';
import type { InventoryRow } from './read-inventory-row.ts';

type ImportedItem = ImportInventoryAnswer['items'][number];

/** Nobody reads more; they are mended with a few changes to the whole column. */
const mostErrors = 1000;

/**
 * Says what a CSV file of inventory comes to and, with `save`, stores it: all of it or, when a row is wrong, nothing.
 * Items that are not in the file stay as they are.
 */
export async function importInventory(
  database: Database,
  businessId: string,
  { csv, save }: ImportInventory,
  now: number,
): Promise<ImportInventoryAnswer> {
  const file = await readInventoryFile(csv);
  if (!save || file.errors.length > 0) {
    return answer(file, compare(file, await readInventoryBySku(database, businessId)), false);
  }
  return database.transaction().execute(async (transaction) => {
    await holdBusiness(transaction, businessId);
    const items = compare(file, await readInventoryBySku(transaction, businessId));
    const changes = items.filter(({ change }) => change !== 'unchanged');
    await saveInventoryItems(transaction, businessId, changes, now);
    return answer(file, items, true);
  });
}

function compare({ rows }: InventoryFile, known: ReadonlyMap<string, InventoryItemRow>): ImportedItem[] {
  return rows.map((row) => compareItem(row, known.get(row.sku)));
}

function compareItem(row: InventoryRow, known: InventoryItemRow | undefined): ImportedItem {
  const { line, name, sku, quantity } = row;
  const unit = row.unit ?? known?.unit ?? '';
  const pricePesewas = row.pricePesewas ?? known?.price_pesewas ?? null;
  const isSame =
    known?.name === name &&
    known.unit === unit &&
    known.quantity_in_stock === quantity &&
    known.price_pesewas === pricePesewas;
  const change = known === undefined ? 'added' : isSame ? 'unchanged' : 'changed';
  return { line, name, sku, unit, quantity, pricePesewas, change };
}

function answer({ errors }: InventoryFile, items: ImportedItem[], saved: boolean): ImportInventoryAnswer {
  const count = (kind: ImportedItem['change']) => items.filter(({ change }) => change === kind).length;
  const wrong = new Set(errors.map(({ line }) => line)).size;
  return {
    saved,
    items,
    errors: errors.slice(0, mostErrors),
    counts: { added: count('added'), changed: count('changed'), unchanged: count('unchanged'), wrong },
  };
}
