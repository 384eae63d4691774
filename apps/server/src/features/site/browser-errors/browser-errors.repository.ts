import type { Selectable } from 'kysely';
import { day } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';
import type { BrowserErrorsTable } from '../../../database/reader-tables.ts';

/** Different ones of a day. More than anybody reads; whoever invents errors fills no disk. */
export const mostADay = 500;

const kept = 30 * day;

/** How often one error was told of on a day. */
export type BrowserErrorCount = Selectable<BrowserErrorsTable>;

const parts = ['day', 'page', 'message', 'place', 'build', 'browser'] as const;

/** Adds counts to those that are there. On a day that is full of errors, new ones are left out and known ones counted. */
export async function addBrowserErrors(
  transaction: Database,
  counts: readonly BrowserErrorCount[],
): Promise<void> {
  // In one order: transactions of two servers that each wait for the other's row would wait for ever.
  for (const count of counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))) {
    if (await countKnown(transaction, count)) continue;
    if ((await countKinds(transaction, count.day)) >= mostADay) continue;
    await transaction
      .insertInto('browser_errors')
      .values(count)
      .onConflict((conflict) =>
        conflict
          .columns(parts)
          .doUpdateSet((row) => ({ count: row('browser_errors.count', '+', row.ref('excluded.count')) })),
      )
      .execute();
  }
}

const keyOf = (count: BrowserErrorCount) => JSON.stringify(parts.map((part) => count[part]));

async function countKnown(transaction: Database, more: BrowserErrorCount): Promise<boolean> {
  let query = transaction
    .updateTable('browser_errors')
    .set((row) => ({ count: row('count', '+', more.count) }));
  for (const part of parts) query = query.where(part, '=', more[part]);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function countKinds(database: Database, ofDay: number): Promise<number> {
  const { all } = await database
    .selectFrom('browser_errors')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .where('day', '=', ofDay)
    .executeTakeFirstOrThrow();
  return all;
}

/** An error of the last days, with how often it was told of and the first moment of the last day. */
export type ListedBrowserError = Omit<BrowserErrorCount, 'day'> & { last: number };

/** Errors since a day, those of one kind added up, the most frequent first. @param since milliseconds since 1970 */
export async function listBrowserErrors(
  database: Database,
  { since }: { since: number },
): Promise<ListedBrowserError[]> {
  const rows = await database
    .selectFrom('browser_errors')
    .select(['page', 'message', 'place', 'build', 'browser'])
    .select(({ fn }) => [fn.sum<number | string>('count').as('count'), fn.max<number>('day').as('last')])
    .where('day', '>=', since)
    .groupBy(['page', 'message', 'place', 'build', 'browser'])
    .execute();
  // PostgreSQL gives sums as text, because they can be larger than a number.
  const errors = rows.map((row) => ({ ...row, count: Number(row.count) }));
  return errors.sort((one, other) => other.count - one.count || one.message.localeCompare(other.message));
}

/** Forgets what was told of more than thirty days ago. */
export async function deleteOldBrowserErrors(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('browser_errors')
    .where('day', '<', now - kept)
    .execute();
}
