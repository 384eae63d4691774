import { randomUUID } from 'node:crypto';
import type { InventoryItem } from '@accounting-site/contract/inventory/inventory';
import type { CheckedItem } from '@accounting-site/contract/inventory/inventory-items';
import type { Selectable } from 'kysely';
import { inParts } from '../database/in-parts.ts';
import type { Database } from '../database/open-database.ts';
import { readInParts, rowsAtOnce } from '../database/read-in-parts.ts';
import type { InventoryItemTable } from '../database/tables.ts';
import { nextPart } from '../limits/run-in-parts.ts';

/**
 * Building the statement blocks the event loop for a millisecond or two. SQLite would accept 32,766 values.
 */
const rowsOfStatement = 40;

export type InventoryItemRow = Selectable<InventoryItemTable>;

/** The version of a business's stock. It changes with every item that is added, changed or removed. */
export async function readStockVersion(database: Database, businessId: string): Promise<string> {
  const { stock_version: version } = await database
    .selectFrom('businesses')
    .select('stock_version')
    .where('id', '=', businessId)
    .executeTakeFirstOrThrow();
  return version;
}

/**
 * The stock of a business by name, read in parts. Read the version first, because the stock may change
 * meanwhile.
 */
export function listInventoryItems(database: Database, businessId: string): AsyncGenerator<InventoryItem[]> {
  return readInParts<InventoryItem & NameAndId>((last) =>
    pageByName(database, businessId, last)
      .select(['id', 'name', 'sku', 'unit', 'quantity_in_stock'])
      .execute(),
  );
}

/** The same with price and time, for the owner's data download. */
export function listStock(database: Database, businessId: string) {
  return readInParts<NameAndId>((last) =>
    pageByName(database, businessId, last)
      .select([
        'id',
        'name',
        'sku',
        'unit',
        'quantity_in_stock as quantityInStock',
        'price_pesewas as pricePesewas',
        'created_at as addedAt',
      ])
      .execute(),
  );
}

interface NameAndId {
  readonly name: string;
  readonly id: string;
}

function pageByName(database: Database, businessId: string, last: NameAndId | undefined) {
  return database
    .selectFrom('inventory_items')
    .where('business_id', '=', businessId)
    .$if(last !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('name', 'id'), '>', tuple(last?.name ?? '', last?.id ?? '')),
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(rowsAtOnce);
}

export async function countInventoryItems(database: Database, businessId: string): Promise<number> {
  const { count } = await database
    .selectFrom('inventory_items')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('business_id', '=', businessId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The items of a business that have one of the SKUs, with prices, by SKU. */
export async function readInventoryBySku(
  database: Database,
  businessId: string,
  skus: readonly string[],
): Promise<Map<string, InventoryItemRow>> {
  const found = new Map<string, InventoryItemRow>();
  for (const some of inParts(skus, rowsAtOnce)) {
    const rows = await database
      .selectFrom('inventory_items')
      .selectAll()
      .where('business_id', '=', businessId)
      .where('sku', 'in', some)
      .execute();
    for (const row of rows) found.set(row.sku, row);
    await nextPart();
  }
  return found;
}

/**
 * Adds items to the stock of a business, or updates those with the same SKU. Pass a transaction that has
 * locked the business: two that save the same items in different orders would deadlock.
 */
export async function saveInventoryItems(
  transaction: Database,
  businessId: string,
  items: readonly CheckedItem[],
  now: number,
): Promise<void> {
  for (const some of inParts(items, rowsOfStatement)) {
    await transaction
      .insertInto('inventory_items')
      .values(toRows(some, businessId, now))
      .onConflict((conflict) =>
        conflict.columns(['business_id', 'sku']).doUpdateSet((row) => ({
          name: row.ref('excluded.name'),
          unit: row.ref('excluded.unit'),
          quantity_in_stock: row.ref('excluded.quantity_in_stock'),
          price_pesewas: row.ref('excluded.price_pesewas'),
        })),
      )
      .execute();
    await nextPart();
  }
  if (items.length > 0) await renewStockVersion(transaction, businessId);
}

/**
 * Gives the stock a new version. It is random: after a restored backup, a counter could repeat the version of
 * another stock.
 */
export async function renewStockVersion(transaction: Database, businessId: string): Promise<void> {
  await transaction
    .updateTable('businesses')
    .set({ stock_version: randomUUID() })
    .where('id', '=', businessId)
    .execute();
}

function toRows(items: readonly CheckedItem[], businessId: string, now: number): InventoryItemRow[] {
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
