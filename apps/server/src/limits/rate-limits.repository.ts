import { sql } from 'kysely';
import { second } from '../clock.ts';
import type { Database } from '../database/open-database.ts';

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
  const { points, expires_at } = await database
    .insertInto('rate_limits')
    .values({ key: fullKey(limit, key), points: 1, expires_at: now + limit.duration })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        points: sql`case when ${row.ref('rate_limits.expires_at')} > ${now} then ${row.ref('rate_limits.points')} + 1 else 1 end`,
        expires_at: sql`case when ${row.ref('rate_limits.expires_at')} > ${now} then ${row.ref('rate_limits.expires_at')} else ${now + limit.duration} end`,
      })),
    )
    .returning(['points', 'expires_at'])
    .executeTakeFirstOrThrow();
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
