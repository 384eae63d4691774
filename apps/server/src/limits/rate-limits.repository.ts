import { sql } from 'kysely';
import { second } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import type { RateLimitTable } from '../database/tables.ts';

/** How often something may happen: at most `points` times within `duration` milliseconds from the first time. */
export interface RateLimit {
  readonly name: string;
  readonly points: number;
  readonly duration: number;
}

/**
 * Counts one more time for `key` and says whether that is still allowed. Counting before the work, in one statement,
 * leaves no gap through which tries that run side by side could slip. Shared by all processes on the database.
 * @returns seconds to wait when it is not allowed, else undefined
 */
export async function countAgainst(
  database: Database,
  limit: RateLimit,
  key: string,
  now: number,
): Promise<number | undefined> {
  const end = now + limit.duration;
  // In SQL: a login counts four times, and building this anew took longer than SQLite takes for it.
  const {
    rows: [count],
  } = await sql<Pick<RateLimitTable, 'points' | 'expires_at'>>`
    insert into rate_limits (key, points, expires_at) values (${fullKey(limit, key)}, 1, ${end})
    on conflict (key) do update set
      points = case when rate_limits.expires_at > ${now} then rate_limits.points + 1 else 1 end,
      expires_at = case when rate_limits.expires_at > ${now} then rate_limits.expires_at else ${end} end
    returning points, expires_at`.execute(database);
  if (count === undefined) throw new Error('Nothing was counted');
  const { points, expires_at } = count;
  return points <= limit.points ? undefined : Math.max(1, Math.ceil((expires_at - now) / second));
}

/** Takes one count back: what was counted turned out to be harmless. */
export async function uncount(database: Database, limit: RateLimit, key: string): Promise<void> {
  await database
    .updateTable('rate_limits')
    .set((row) => ({ points: row('points', '-', 1) }))
    .where('key', '=', fullKey(limit, key))
    .where('points', '>', 0)
    .execute();
}

/** Starts counting anew for `key`. */
export async function clearCount(database: Database, limit: RateLimit, key: string): Promise<void> {
  await database.deleteFrom('rate_limits').where('key', '=', fullKey(limit, key)).execute();
}

/** Forgets counts that are over. */
export async function deleteExpiredCounts(database: Database, now: number): Promise<void> {
  await database.deleteFrom('rate_limits').where('expires_at', '<', now).execute();
}

function fullKey(limit: RateLimit, key: string): string {
  return `${limit.name}:${key}`;
}
