import { minute } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';
import { inMinutes } from '../../../limits/in-minutes.ts';
import { countAgainst, type RateLimit } from '../../../limits/rate-limits.repository.ts';
import { RefusedCall } from '../../../problems.ts';

/** A limit on what one business asks for, and what its refusal says first. */
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

/** Single items that are read, added, changed or removed: one every few seconds, without a break. */
export const changeLimit: InventoryLimit = {
  name: 'inventory item',
  points: 400,
  duration: 15 * minute,
  says: 'Too many changes in a short time.',
};

/** Lists that are sent. A browser that has the list gets 304, which is not counted. */
export const listLimit: InventoryLimit = {
  name: 'inventory list',
  points: 300,
  duration: 15 * minute,
  says: 'The list was loaded too many times in a short time.',
};

/**
 * Counts before the work is done.
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
