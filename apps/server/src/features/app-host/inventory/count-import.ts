import { minute } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';
import { inMinutes } from '../../../limits/in-minutes.ts';
import { countAgainst, type RateLimit } from '../../../limits/rate-limits.repository.ts';
import { RefusedCall } from '../../../problems.ts';

/** Far more than somebody needs who mends a file row by row, and too few to keep a server busy with files. */
const importsPerBusiness: RateLimit = { name: 'inventory import', points: 60, duration: 15 * minute };

/**
 * Counts a file before it is read.
 * @throws RefusedCall 429 with the time to wait
 */
export async function countImport(database: Database, businessId: string, now: number): Promise<void> {
  const wait = await countAgainst(database, importsPerBusiness, businessId, now);
  if (wait === undefined) return;
  const detail = `Too many files in a short time. Wait ${inMinutes(wait)}, then try again.`;
  throw new RefusedCall(429, detail, { retryAfter: wait, limit: importsPerBusiness.name });
}
