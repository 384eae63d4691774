import type { Database } from '../database/open-database.ts';

/** Holds a business until the transaction ends: whoever else holds it waits. */
export async function holdBusiness(transaction: Database, id: string): Promise<void> {
  await transaction
    .updateTable('businesses')
    .set((row) => ({ created_at: row.ref('created_at') }))
    .where('id', '=', id)
    .execute();
}
