import { formatLanguage } from '@accounting-site/content/languages/in-language';
import type { Database } from '../database/open-database.ts';
import { RefusedCall } from '../http/problems.ts';
import { countInventoryItems } from './inventory.repository.ts';

/**
 * Checks that a business has room for more items. Pass a transaction that has locked the business, because
 * concurrent requests would not see each other's items.
 * @throws RefusedCall 409 with the limit and what to do
 */
export async function requireRoom(
  database: Database,
  businessId: string,
  { limit, added }: { limit: number; added: number },
): Promise<void> {
  if (added === 0) return;
  const count = await countInventoryItems(database, businessId);
  if (count + added <= limit) return;
  const [most, now, more] = [limit, count, added].map((each) => each.toLocaleString(formatLanguage()));
  throw new RefusedCall(
    409,
    `A business can have up to ${most} items. You have ${now}, and this would add ${more}. Remove items that you no longer sell, or add fewer.`,
  );
}
