import { type Clock, day } from '../clock.ts';
import type { Database } from '../database/open-database.ts';

const quietFor = 60 * day;

/**
 * Finds a clock that may be years ahead, with which everything would be deleted for good: the newest lead or audit
 * event is more than 60 days old. What was written within the last day does not count, because that clock wrote it.
 * An installation where nothing happens is not blocked: the clock is trusted when this process has seen it run
 * without a jump for a day.
 * @returns a function that gives the time of that lead or event, or undefined if the clock can be trusted
 */
export function watchClock(database: Database, clock: Clock): () => Promise<number | undefined> {
  const look = () => ({ time: clock(), elapsed: performance.now() });
  let since = look();
  return async () => {
    const at = look();
    const elapsed = at.elapsed - since.elapsed;
    if (Math.abs(at.time - since.time - elapsed) > day) since = at;
    else if (elapsed >= day) return undefined;
    const newest = await findNewest(database, at.time - day);
    return newest !== undefined && newest < at.time - quietFor ? newest : undefined;
  };
}

/** When the last lead arrived, or the last audit event happened, before a moment. Undefined in a new installation. */
async function findNewest(database: Database, before: number): Promise<number | undefined> {
  const event = await database
    .selectFrom('audit_events')
    .select('at')
    .where('at', '<', before)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const lead = await database
    .selectFrom('demo_requests')
    .select('received_at as at')
    .where('received_at', '<', before)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const times = [event, lead].flatMap((row) => (row === undefined ? [] : [row.at]));
  return times.length === 0 ? undefined : Math.max(...times);
}
