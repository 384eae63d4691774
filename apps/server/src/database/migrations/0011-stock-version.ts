import type { Kysely } from 'kysely';

/**
 * A version of each business's stock, so that unchanged stock is not sent again, and the index for reading it
 * in order.
 */
export async function stockVersion(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('businesses')
    .addColumn('stock_version', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await database.schema
    .createIndex('inventory_items_by_name')
    .on('inventory_items')
    .columns(['business_id', 'name', 'id'])
    .execute();
}
