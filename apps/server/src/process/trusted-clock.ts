import { type Clock, day, hour } from '../clock.ts';
import type { Database } from '../database/open-database.ts';

const quietFor = 60 * day;

/**
 * Tells whether the server's clock may be months ahead, because deleting by such a clock would delete everything. The
 * clock is in doubt if the newest lead or audit event is more than 60 days old. What was written within the last day
 * does not count, because that clock wrote it. An installation where nothing happens is not blocked: a process trusts
 * a clock that it has seen run for twelve hours, unless that clock has jumped ahead meanwhile.
 * @returns a function that gives the time of that lead or event, or undefined if the clock can be trusted
 */
export function watchClock(database: Database, clock: Clock): () => Promise<number | undefined> {
  const look = () => ({ time: clock(), elapsed: performance.now() });
  let since = look();
  let isAhead = false;
  return async () => {
    const at = look();
    const elapsed = at.elapsed - since.elapsed;
    const jump = at.time - since.time - elapsed;
    if (Math.abs(jump) > day) {
      since = at;
      isAhead = jump > 0;
    } else if (elapsed >= 12 * hour && !isAhead) return undefined;
    const newest = await findNewest(database, at.time - day);
    return newest !== undefined && newest < at.time - quietFor ? newest : undefined;
  };
}

/** When the last lead arrived, or the last audit event happened, before a moment. Undefined in a new installation. */
async function findNewest(database: Database, before: number): Promise<number | undefined> {
  const { event } = await database
    .selectFrom('audit_events')
    .select(({ fn }) => fn.max<number | null>('at').as('event'))
    .where('at', '<', before)
    .executeTakeFirstOrThrow();
  const { lead } = await database
    .selectFrom('demo_requests')
    .select(({ fn }) => fn.max<number | null>('received_at').as('lead'))
    .where('received_at', '<', before)
    .executeTakeFirstOrThrow();
  return event === null && lead === null ? undefined : Math.max(event ?? 0, lead ?? 0);
}
