import type { Database } from '../database/open-database.ts';
import { RefusedCall } from '../http/problems.ts';
import { countAgainst, type RateLimit } from './rate-limits.repository.ts';

/** Formats a waiting time for people, like `15 minutes`. @param wait seconds */
export function inMinutes(wait: number): string {
  const minutes = Math.ceil(wait / 60);
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** The error beyond a limit. @param says what there was too much of @param wait seconds */
export function tooMany(says: string, wait: number, limit: string): RefusedCall {
  const detail = `${says} Wait ${inMinutes(wait)}, then try again.`;
  return new RefusedCall(429, detail, { retryAfter: wait, limit });
}

/**
 * Counts a request. Call it before any work is done.
 * @throws RefusedCall 429 beyond the limit, with the time to wait
 */
export async function requireWithin(
  database: Database,
  limit: RateLimit & { readonly says: string },
  key: string,
  now: number,
): Promise<void> {
  const wait = await countAgainst(database, limit, key, now);
  if (wait !== undefined) throw tooMany(limit.says, wait, limit.name);
}
