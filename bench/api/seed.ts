import { addAccount, findOrAddBusiness } from '@accounting-site/server/accounts/accounts.repository';
import { hashCost } from '@accounting-site/server/authentication/password-hashing';
import { issueRefreshToken } from '@accounting-site/server/authentication/refresh-tokens.repository';
import { startSession } from '@accounting-site/server/authentication/sessions.repository';
import { migrateDatabase, openDatabase } from '@accounting-site/server/database/open-database';
import { saveInventoryItems } from '@accounting-site/server/inventory/inventory.repository';
import { hash } from '@node-rs/argon2';

export const items = 10_000;
export const password = 'a long enough pass phrase';
/** Several accounts, because the rate limit for one account is lower than the benchmark's request rate. */
export const people = Array.from({ length: 10 }, (_, index) => `owner-${index}@bench.example`);

/** Items with quantities from 0 upwards. */
export const makeStock = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Rice, long grain, bag of ${index} kg`,
    sku: `RICE-${index}`,
    unit: 'bag',
    quantity: index,
    pricePesewas: 95_50,
  }));

/** Fills a new database with accounts, sessions and inventory. @returns a refresh token for each session */
export async function seed(dataDir: string): Promise<string[]> {
  const config = { dataDir, databaseUrl: undefined };
  const database = openDatabase(config);
  await migrateDatabase(database, config);
  const now = Date.now();
  const passwordHash = await hash(password, hashCost);
  const businessId = await findOrAddBusiness(database, 'Bench', now);
  const tokens = await database.transaction().execute(async (transaction) => {
    await saveInventoryItems(transaction, businessId, makeStock(items), now);
    const made: string[] = [];
    for (const email of people) {
      const accountId = await addAccount(transaction, {
        businessId,
        email,
        role: 'owner',
        passwordHash,
        now,
      });
      if (accountId === undefined) throw new Error(`There is an account of ${email} already`);
      for (let count = 0; count < 20; count += 1) {
        const sessionId = await startSession(transaction, { accountId, remember: true, device: '', now });
        made.push(await issueRefreshToken(transaction, sessionId, now));
      }
    }
    return made;
  });
  await database.destroy();
  return tokens;
}
