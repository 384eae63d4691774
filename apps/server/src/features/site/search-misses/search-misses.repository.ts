import type { Selectable } from 'kysely';
import { day } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';
import type { SearchMissTable } from '../../../database/reader-tables.ts';

/** More than anyone reads. The limit keeps automated searches from filling the disk. */
export const mostQueries = 5000;

/**
 * Counts a search without results. When there are too many different ones, a new one replaces the least
 * frequent, and of several the one that was last searched for the longest time ago.
 * @param query cleaned by the contract
 */
export async function countSearchMiss(transaction: Database, query: string, now: number): Promise<void> {
  const today = now - (now % day);
  const { count } = await transaction
    .insertInto('search_misses')
    .values({ query, count: 1, first_seen_at: today, last_seen_at: today })
    .onConflict((conflict) =>
      conflict
        .column('query')
        .doUpdateSet((row) => ({ count: row('search_misses.count', '+', 1), last_seen_at: today })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  // Deletes only one row for each new one: transactions that each delete several could deadlock.
  if (count === 1 && (await countExcess(transaction)) > 0) await deleteLeastSought(transaction, 1, query);
}

async function countExcess(database: Database): Promise<number> {
  const { all } = await database
    .selectFrom('search_misses')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  return all - mostQueries;
}

async function deleteLeastSought(database: Database, many: number, except = ''): Promise<void> {
  const least = database
    .selectFrom('search_misses')
    .select('query')
    .where('query', '!=', except)
    .orderBy('count')
    .orderBy('last_seen_at')
    .orderBy('query')
    .limit(many);
  await database.deleteFrom('search_misses').where('query', 'in', least).execute();
}

/**
 * Searches without results, the most frequent first.
 * @param since milliseconds since 1970, of the last time
 */
export function listSearchMisses(
  database: Database,
  { since }: { since?: number | undefined } = {},
): Promise<Selectable<SearchMissTable>[]> {
  let query = database.selectFrom('search_misses').selectAll();
  if (since !== undefined) query = query.where('last_seen_at', '>=', since);
  return query.orderBy('count', 'desc').orderBy('last_seen_at', 'desc').orderBy('query').execute();
}

/** Deletes searches beyond the limit, which concurrent requests can exceed. */
export async function limitSearchMisses(database: Database): Promise<void> {
  const excess = await countExcess(database);
  if (excess > 0) await deleteLeastSought(database, excess);
}
