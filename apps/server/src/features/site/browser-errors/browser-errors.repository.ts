import type { Selectable } from 'kysely';
import type { Database } from '../../../database/open-database.ts';
import type { BrowserErrorsTable } from '../../../database/reader-tables.ts';

/**
 * Different errors in a day. More than anyone reads. The limit keeps invented errors from filling the disk.
 */
export const mostADay = 500;

/** How often one error was reported on a day. */
export type BrowserErrorCount = Selectable<BrowserErrorsTable>;

const ofError = ['page', 'message', 'place', 'build', 'browser'] as const;
const parts = ['day', ...ofError] as const;

/**
 * Adds to the stored counts. When a day has reached its limit, new errors are skipped and known ones counted.
 */
export async function addBrowserErrors(
  transaction: Database,
  counts: readonly BrowserErrorCount[],
): Promise<void> {
  // In a fixed order, because transactions of two servers could deadlock otherwise.
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

/**
 * Errors since a day, with their counts over all days, the most frequent first.
 * @param since milliseconds since 1970
 */
export async function listBrowserErrors(database: Database, { since }: { since: number }) {
  const errors = await database
    .selectFrom('browser_errors')
    .select(ofError)
    .select(({ fn }) => [fn.sum<number>('count').as('count'), fn.max<number>('day').as('last')])
    .where('day', '>=', since)
    .groupBy(ofError)
    .execute();
  return errors.sort((one, other) => other.count - one.count || one.message.localeCompare(other.message));
}
