import { randomInt } from 'node:crypto';
import { addAccount, findOrAddBusiness, hasAccounts } from '../accounts/accounts.repository.ts';
import type { PasswordHashing } from '../authentication/password-hashing.ts';
import type { Database } from '../database/open-database.ts';
import { saveInventoryItems } from '../inventory/inventory.repository.ts';
import { demoBusiness, demoEmail, demoItems } from './demo-shop.ts';

/**
 * Adds a demo shop with an owner's account and stock to an empty database, so that people can try signing in.
 * @returns the credentials: the password is stored as a hash only, so this is the only time it can be shown;
 * undefined when there are accounts already, or another process was faster
 */
export async function addDemoData(database: Database, passwords: PasswordHashing, now: number) {
  if (await hasAccounts(database)) return undefined;
  const password = generatePassword();
  const passwordHash = await passwords.hash(password);
  return database.transaction().execute(async (transaction) => {
    const businessId = await findOrAddBusiness(transaction, demoBusiness, now);
    const account = { businessId, email: demoEmail, role: 'owner', passwordHash, now };
    if ((await addAccount(transaction, account)) === undefined) return undefined;
    await saveInventoryItems(transaction, businessId, demoItems, now);
    return { email: demoEmail, password };
  });
}

/** Four groups of four, without characters that look alike: 79 bits. */
function generatePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('');
  return [group(), group(), group(), group()].join('-');
}
