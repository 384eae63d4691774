import { minute } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';
import { RefusedCall } from '../../../http/problems.ts';
import { inMinutes } from '../../../limits/in-minutes.ts';
import { countAgainst, type RateLimit } from '../../../limits/rate-limits.repository.ts';

/** One copy is enough for most users; the others allow for lost connections. */
const downloadsPerAccount: RateLimit = { name: 'account data', points: 10, duration: 60 * minute };

/**
 * Counts a download of the account's data before any data is read.
 * @throws RefusedCall 429 with the time to wait
 */
export async function countDownload(database: Database, accountId: string, now: number): Promise<void> {
  const wait = await countAgainst(database, downloadsPerAccount, accountId, now);
  if (wait === undefined) return;
  const detail = `Too many downloads in a short time. Wait ${inMinutes(wait)}, then try again.`;
  throw new RefusedCall(429, detail, { retryAfter: wait, limit: downloadsPerAccount.name });
}
