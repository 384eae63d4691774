import { minute } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';
import { countAgainst, type RateLimit } from '../../../limits/rate-limits.repository.ts';
import { hashPerson } from '../../../site-forms/form-limits.ts';

/** Never refuses. Each request locks the row of its person, so requests of one person run one at a time. */
const turns: RateLimit = { name: 'call request turn', points: Number.MAX_SAFE_INTEGER, duration: minute };

/**
 * Waits until other requests of this person are stored, because this one may have to be joined to them.
 * @param persons phone numbers in international form, or email addresses
 */
export async function takeTurns(
  transaction: Database,
  persons: readonly string[],
  now: number,
): Promise<void> {
  // In one order, because two requests that lock the same rows in another order would deadlock.
  for (const hash of persons.map(hashPerson).sort()) await countAgainst(transaction, turns, hash, now);
}
