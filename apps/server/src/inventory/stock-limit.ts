import type { Database } from '../database/open-database.ts';
import { RefusedCall } from '../problems.ts';
import { countInventoryItems } from './inventory.repository.ts';

/**
 * Checks that a business has room for more items. Two requests at the same time each see the items of the other only in
 * transactions that hold the business.
 * @throws RefusedCall 409 that names the limit and says what to do
 */
export async function requireRoom(
  database: Database,
  businessId: string,
  { limit, added }: { limit: number; added: number },
): Promise<void> {
  if (added === 0) return;
  const count = await countInventoryItems(database, businessId);
  if (count + added <= limit) return;
  const [most, now, more] = [limit, count, added].map((each) => each.toLocaleString('en-GH'));
  throw new RefusedCall(
    409,
    `A business can have up to ${most} items. You have ${now}, and this would add ${more}. Remove items that you no longer sell, or add fewer.`,
  );
}
