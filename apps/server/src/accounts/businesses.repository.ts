import type { Database } from '../database/open-database.ts';

/** Locks a business until the transaction ends. Other transactions that lock it wait. */
export async function lockBusiness(transaction: Database, id: string): Promise<void> {
  await transaction
    .updateTable('businesses')
    .set((row) => ({ created_at: row.ref('created_at') }))
    .where('id', '=', id)
    .execute();
}

export async function listEmailsOfBusiness(database: Database, id: string): Promise<string[]> {
  const accounts = await database
    .selectFrom('accounts')
    .select('email')
    .where('business_id', '=', id)
    .orderBy('email')
    .execute();
  return accounts.map(({ email }) => email);
}
