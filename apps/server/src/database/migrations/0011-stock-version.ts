import type { Kysely } from 'kysely';

/** Names the stock of a business as it is, so that who has it need not be sent it; and the order in which it is read. */
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
