import type { Kysely } from 'kysely';

/** The stock of a business, and the threshold of its low-stock alerts. */
export async function inventory(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('alert_settings')
    .addColumn('business_id', 'text', (column) =>
      column.primaryKey().references('businesses.id').onDelete('cascade'),
    )
    .addColumn('threshold_quantity', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();

  // A quantity may be a fraction (kilograms) or negative (oversold).
  await database.schema
    .createTable('inventory_items')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('business_id', 'text', (column) =>
      column.notNull().references('businesses.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sku', 'text', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('quantity_in_stock', 'double precision', (column) => column.notNull())
    .addColumn('price_pesewas', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('inventory_items_one_sku_a_business', ['business_id', 'sku'])
    .execute();
}
