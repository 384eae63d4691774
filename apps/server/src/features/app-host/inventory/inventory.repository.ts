import { randomUUID } from 'node:crypto';
import type { InventoryItem } from '@accounting-site/contract/inventory';
import type { Database } from '../../../database/open-database.ts';

/** A new inventory item. `pricePesewas` is the price of one unit in pesewas, a hundredth of a cedi. */
export interface NewInventoryItem {
  name: string;
  sku: string;
  unit: string;
  quantity: number;
  pricePesewas: number;
}

/** Everything that a business keeps in stock, by name. */
export function listInventoryItems(database: Database, businessId: string): Promise<InventoryItem[]> {
  return database
    .selectFrom('inventory_items')
    .select(['id', 'name', 'sku', 'unit', 'quantity_in_stock'])
    .where('business_id', '=', businessId)
    .orderBy('name')
    .orderBy('id')
    .execute();
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
    .values(
      items.map((item) => ({
        id: randomUUID(),
        business_id: businessId,
        name: item.name,
        sku: item.sku,
        unit: item.unit,
        quantity_in_stock: item.quantity,
        price_pesewas: item.pricePesewas,
        created_at: now,
      })),
    )
    .execute();
}
