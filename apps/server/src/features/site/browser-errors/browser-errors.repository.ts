import type { Selectable } from 'kysely';
import type { Database } from '../../../database/open-database.ts';
import type { BrowserErrorsTable } from '../../../database/reader-tables.ts';
import { addCounts } from '../../../tallies/add-counts.ts';

/**
 * Different errors in a day. More than anyone reads. The limit keeps invented errors from filling the disk.
 */
export const mostADay = 500;

/** How often one error was reported on a day. */
export type BrowserErrorCount = Selectable<BrowserErrorsTable>;

const ofError = ['page', 'message', 'place', 'build', 'browser'] as const;
const browserErrors = { name: 'browser_errors', key: ['day', ...ofError], mostADay } as const;

/**
 * Adds to the stored counts. When a day has reached its limit, new errors are skipped and known ones counted.
 */
export const addBrowserErrors = (
  transaction: Database,
  counts: readonly BrowserErrorCount[],
): Promise<void> => addCounts(transaction, browserErrors, counts);

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
