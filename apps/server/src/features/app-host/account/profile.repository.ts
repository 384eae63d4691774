import type { Database } from '../../../database/open-database.ts';

export async function saveNames(
  transaction: Database,
  names: { accountId: string; name: string; businessId: string; business: string },
): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({ name: names.name })
    .where('id', '=', names.accountId)
    .execute();
  await transaction
    .updateTable('businesses')
    .set({ name: names.business })
    .where('id', '=', names.businessId)
    .execute();
}
