import { findAccountByEmail } from '@accounting-site/server/accounts/accounts.repository';
import { openUnhurriedDatabase } from '@accounting-site/server/database/open-database';
import { saveInventoryItems } from '@accounting-site/server/inventory/inventory.repository';
import { makeLead } from '@accounting-site/server/testing/database/many-leads';
import type { Account, ServerProcess } from '../../e2e/support/server-process.ts';
import { makeStock } from '../api/seed.ts';

const [leads, items] = [60, 30];

/**
 * Adds an owner with stock, of which some is low, and leads, so that the pages behind the sign-in have the
 * controls of a business at work.
 * @returns the owner
 */
export async function haveBusiness({ dataDir, addAccount }: ServerProcess): Promise<Account> {
  const owner = await addAccount({ role: 'owner' });
  const database = openUnhurriedDatabase({ dataDir, databaseUrl: undefined });
  try {
    const { business_id: business } = (await findAccountByEmail(database, owner.email)) ?? {};
    if (business === undefined) throw new Error(`There is no account of ${owner.email}.`);
    await saveInventoryItems(database, business, makeStock(items), Date.now());
    const rows = Array.from({ length: leads }, (_, at) => ({ ...makeLead(at), owner_id: null }));
    await database.insertInto('demo_requests').values(rows).execute();
    return owner;
  } finally {
    await database.destroy();
  }
}
