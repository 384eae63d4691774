import { randomUUID } from 'node:crypto';
import { setImmediate as letOthersGo } from 'node:timers/promises';
import type { InventoryItem } from '@accounting-site/contract/inventory';
import type { Selectable } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { InventoryItemTable } from '../database/tables.ts';

/** Eight values a row: SQLite takes 32,766 in one statement, PostgreSQL 65,535. */
const rowsAtOnce = 500;

/** An item as it is stored. */
export type InventoryItemRow = Selectable<InventoryItemTable>;

/**
 * An inventory item as somebody gives it. `pricePesewas` is the price of one unit in pesewas, a hundredth of a cedi; null
 * where nobody said one.
 */
export interface NewInventoryItem {
  name: string;
  sku: string;
  unit: string;
  quantity: number;
  pricePesewas: number | null;
}

/** Names the stock of a business as it is now. It changes with every item that is added or changed. */
export async function readStockVersion(database: Database, businessId: string): Promise<string> {
  const { stock_version: version } = await database
    .selectFrom('businesses')
    .select('stock_version')
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow();
  return version;
}

/**
 * Everything that a business keeps in stock, by name, read in parts of 500. What is changed meanwhile is seen or not:
 * ask for the version before.
 */
export async function* listInventoryItems(
  database: Database,
  businessId: string,
): AsyncGenerator<InventoryItem[]> {
  let last: { name: string; id: string } | undefined;
  do {
    const items = await readItemsAfter(database, businessId, last);
    if (items.length > 0) yield items;
    last = items.length < rowsAtOnce ? undefined : items.at(-1);
  } while (last !== undefined);
}

function readItemsAfter(
  database: Database,
  businessId: string,
  last: { name: string; id: string } | undefined,
) {
  return database
    .selectFrom('inventory_items')
    .select(['id', 'name', 'sku', 'unit', 'quantity_in_stock'])
    .where('business_id', '=', businessId)
    .$if(last !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('name', 'id'), '>', tuple(last?.name ?? '', last?.id ?? '')),
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(rowsAtOnce)
    .execute();
}

/** What a business keeps in stock, with its prices, by SKU. */
export async function readInventoryBySku(
  database: Database,
  businessId: string,
): Promise<Map<string, InventoryItemRow>> {
  const rows = await database
    .selectFrom('inventory_items')
    .selectAll()
    .where('business_id', '=', businessId)
    .execute();
  return new Map(rows.map((row) => [row.sku, row]));
}

/** Adds items to the stock of a business. @throws when an SKU is there already */
export async function addInventoryItems(
  database: Database,
  businessId: string,
  items: readonly NewInventoryItem[],
  now: number,
): Promise<void> {
  await database
    .insertInto('inventory_items')
    .values(toRows(items, businessId, now))
    .execute();
  await renewStockVersion(database, businessId);
}

/**
 * Adds items to the stock of a business, or changes those whose SKU is there. Pass a transaction that holds the business:
 * two that save the same items in another order would wait for each other for ever.
 */
export async function saveInventoryItems(
  transaction: Database,
  businessId: string,
  items: readonly NewInventoryItem[],
  now: number,
): Promise<void> {
  for (let from = 0; from < items.length; from += rowsAtOnce) {
    await transaction
      .insertInto('inventory_items')
      .values(toRows(items.slice(from, from + rowsAtOnce), businessId, now))
      .onConflict((conflict) =>
        conflict.columns(['business_id', 'sku']).doUpdateSet((row) => ({
          name: row.ref('excluded.name'),
          unit: row.ref('excluded.unit'),
          quantity_in_stock: row.ref('excluded.quantity_in_stock'),
          price_pesewas: row.ref('excluded.price_pesewas'),
        })),
      )
      .execute();
    await letOthersGo();
  }
  if (items.length > 0) await renewStockVersion(transaction, businessId);
}

/** Random, not counted: after a restored backup a number could come back and name another stock. */
async function renewStockVersion(transaction: Database, businessId: string): Promise<void> {
  await transaction
    .updateTable('businesses')
    .set({ stock_version: randomUUID() })
    .where('id', '=', businessId)
    .execute();
}

function toRows(items: readonly NewInventoryItem[], businessId: string, now: number): InventoryItemRow[] {
  return items.map(({ name, sku, unit, quantity, pricePesewas }) => ({
    id: randomUUID(),
    business_id: businessId,
    name,
    sku,
    unit,
    quantity_in_stock: quantity,
    price_pesewas: pricePesewas,
    created_at: now,
  }));
}
