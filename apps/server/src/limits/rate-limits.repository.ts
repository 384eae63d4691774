import { sql } from 'kysely';
import { second } from '../clock.ts';
import { type Blanks, keepQuery } from '../database/kept-queries.ts';
import type { Database } from '../database/open-database.ts';
import type { RateLimitTable } from '../database/tables.ts';

/** A limit: at most `points` times within `duration` milliseconds of the first time. */
export interface RateLimit {
  readonly name: string;
  readonly points: number;
  readonly duration: number;
}

/** An end that is more than one duration away was set by a clock that was ahead. It is ignored. */
const countOne = keepQuery((database, blank: Blanks<{ key: string; now: number; end: number }>) =>
  sql<Pick<RateLimitTable, 'points' | 'expires_at'>>`
    insert into rate_limits (key, points, expires_at) values (${blank('key')}, 1, ${blank('end')})
    on conflict (key) do update set
      points = case when rate_limits.expires_at > ${blank('now')} then rate_limits.points + 1 else 1 end,
      expires_at = case
        when rate_limits.expires_at > ${blank('now')} and rate_limits.expires_at <= ${blank('end')} then rate_limits.expires_at
        else ${blank('end')}
      end
    returning points, expires_at`.compile(database),
);

const uncountOne = keepQuery((database, blank: Blanks<{ key: string }>) =>
  database
    .updateTable('rate_limits')
    .set((row) => ({ points: row('points', '-', 1) }))
    .where('key', '=', blank('key'))
    .where('points', '>', 0)
    .compile(),
);

const deleteCount = keepQuery((database, blank: Blanks<{ key: string }>) =>
  database.deleteFrom('rate_limits').where('key', '=', blank('key')).compile(),
);

/**
 * Counts one attempt for `key` and says whether it is allowed. It counts before the work starts, in one
 * statement, so that parallel attempts cannot exceed the limit. All processes on the database share the
 * counters.
 * @returns seconds to wait when it is not allowed, otherwise undefined
 */
export async function countAgainst(
  database: Database,
  limit: RateLimit,
  key: string,
  now: number,
): Promise<number | undefined> {
  const {
    rows: [count],
  } = await countOne(database, { key: fullKey(limit, key), now, end: now + limit.duration });
  if (count === undefined) throw new Error('Nothing was counted');
  const { points, expires_at } = count;
  return points <= limit.points ? undefined : secondsUntil(expires_at, now);
}

/**
 * The result that the next `countAgainst` would have, without counting. It finds the longest wait when
 * another limit has already refused.
 */
export async function readWait(
  database: Database,
  limit: RateLimit,
  key: string,
  now: number,
): Promise<number | undefined> {
  const count = await database
    .selectFrom('rate_limits')
    .select(['points', 'expires_at'])
    .where('key', '=', fullKey(limit, key))
    .executeTakeFirst();
  if (count === undefined || count.points < limit.points) return undefined;
  const isCurrent = count.expires_at > now && count.expires_at <= now + limit.duration;
  return isCurrent ? secondsUntil(count.expires_at, now) : undefined;
}

const secondsUntil = (end: number, now: number) => Math.max(1, Math.ceil((end - now) / second));

/** Undoes one count, for an attempt that turned out to be harmless. */
export async function uncount(database: Database, limit: RateLimit, key: string): Promise<void> {
  await uncountOne(database, { key: fullKey(limit, key) });
}

export async function clearCount(database: Database, limit: RateLimit, key: string): Promise<void> {
  await deleteCount(database, { key: fullKey(limit, key) });
}

function fullKey(limit: RateLimit, key: string): string {
  return `${limit.name}:${key}`;
}
