import { minute } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { inMinutes } from '../../../limits/in-minutes.ts';
import { countAgainst, type RateLimit } from '../../../limits/rate-limits.repository.ts';

/** A rate limit for one business, and the first sentence of its error. */
interface InventoryLimit extends RateLimit {
  readonly says: string;
}

/** Generous for someone correcting a file and retrying, and too few to keep a server busy. */
export const fileLimit: InventoryLimit = {
  name: 'inventory import',
  points: 60,
  duration: 15 * minute,
  says: 'Too many files in a short time.',
};

/** Reading, adding, changing or removing single items: one every few seconds, continuously. */
export const changeLimit: InventoryLimit = {
  name: 'inventory item',
  points: 400,
  duration: 15 * minute,
  says: 'Too many changes in a short time.',
};

/** Lists that are sent. A browser with a current copy gets 304, which is not counted. */
export const listLimit: InventoryLimit = {
  name: 'inventory list',
  points: 300,
  duration: 15 * minute,
  says: 'The list was loaded too many times in a short time.',
};

/**
 * Counts a request before any work is done.
 * @throws RefusedCall 429 with the time to wait
 */
export async function countForBusiness(
  database: Database,
  limit: InventoryLimit,
  businessId: string,
  now: number,
): Promise<void> {
  const wait = await countAgainst(database, limit, businessId, now);
  if (wait === undefined) return;
  const detail = `${limit.says} Wait ${inMinutes(wait)}, then try again.`;
  throw new RefusedCall(429, detail, { retryAfter: wait, limit: limit.name });
}
