import type { Database } from '../database/open-database.ts';
import { type InventoryItemRow, renewStockVersion } from './inventory.repository.ts';

export function findItem(database: Database, businessId: string, id: string) {
  return database
    .selectFrom('inventory_items')
    .selectAll()
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Adds an item. Pass a transaction that has locked the business. @throws when the SKU exists */
export async function insertItem(transaction: Database, row: InventoryItemRow): Promise<void> {
  await transaction.insertInto('inventory_items').values(row).execute();
  await renewStockVersion(transaction, row.business_id);
}

/** Replaces the stored item. Pass a transaction that has locked the business. */
export async function updateItem(transaction: Database, row: InventoryItemRow): Promise<void> {
  const { id, business_id, ...columns } = row;
  await transaction
    .updateTable('inventory_items')
    .set(columns)
    .where('business_id', '=', business_id)
    .where('id', '=', id)
    .execute();
  await renewStockVersion(transaction, business_id);
}

/** Removes an item. Pass a transaction that has locked the business. @returns whether it existed */
export async function deleteItem(transaction: Database, businessId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('inventory_items')
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await renewStockVersion(transaction, businessId);
  return numDeletedRows > 0n;
}
