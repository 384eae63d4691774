import { minute } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';
import { countAgainst, type RateLimit } from '../../../limits/rate-limits.repository.ts';
import { hashPerson } from '../../../site-forms/form-limits.ts';

/** Never refuses. Each request locks the row of its subject, so requests about one subject run one at a time. */
const locks: RateLimit = { name: 'call request turn', points: Number.MAX_SAFE_INTEGER, duration: minute };

/**
 * Waits until other requests about the same are stored, because this one may have to follow them.
 * @param subjects phone numbers in international form, email addresses, or dates of webinars
 */
export async function lockSubjects(
  transaction: Database,
  subjects: readonly string[],
  now: number,
): Promise<void> {
  // In one order, because two requests that lock the same rows in another order would deadlock.
  for (const hash of subjects.map(hashPerson).sort()) await countAgainst(transaction, locks, hash, now);
}
