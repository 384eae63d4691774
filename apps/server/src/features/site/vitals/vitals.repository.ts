import type { Selectable } from 'kysely';
import { day } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';
import type { VitalsTable } from '../../../database/reader-tables.ts';

/** A year can be compared with the one before it. */
const kept = 400 * day;

/** Of one statement: SQLite and PostgreSQL both take more values than these have. */
const rowsAtOnce = 500;

/** One step of one histogram. */
export type VitalsCount = Selectable<VitalsTable>;

/** Adds counts to those that are there. @param counts each step once */
export async function addVitals(transaction: Database, counts: readonly VitalsCount[]): Promise<void> {
  // In one order: transactions of two servers that each wait for the other's row would wait for ever.
  const rows = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  while (rows.length > 0) {
    await transaction
      .insertInto('vitals')
      .values(rows.splice(0, rowsAtOnce))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'page', 'measure', 'up_to'])
          .doUpdateSet((row) => ({ count: row('vitals.count', '+', row.ref('excluded.count')) })),
      )
      .execute();
  }
}

const keyOf = (count: VitalsCount) => `${count.day} ${count.page} ${count.measure} ${count.up_to}`;

/** What was counted, the days added up. @param since milliseconds since 1970 @param page of this page alone */
export async function listVitals(
  database: Database,
  { since, page }: { since: number; page?: string | undefined },
): Promise<Omit<VitalsCount, 'day'>[]> {
  let query = database
    .selectFrom('vitals')
    .select(['page', 'measure', 'up_to'])
    .select(({ fn }) => fn.sum<number | string>('count').as('count'))
    .where('day', '>=', since);
  if (page !== undefined) query = query.where('page', '=', page);
  const rows = await query.groupBy(['page', 'measure', 'up_to']).orderBy('page').execute();
  // PostgreSQL gives sums as text, because they can be larger than a number.
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Forgets what was counted more than four hundred days ago. */
export async function deleteOldVitals(database: Database, now: number): Promise<void> {
  await database
    .deleteFrom('vitals')
    .where('day', '<', now - kept)
    .execute();
}
