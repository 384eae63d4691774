import type { Selectable } from 'kysely';
import { inParts } from '../../../database/in-parts.ts';
import type { Database } from '../../../database/open-database.ts';
import type { VitalsTable } from '../../../database/reader-tables.ts';

export type VitalsCount = Selectable<VitalsTable>;

/** Adds to the stored counts. @param counts each step once */
export async function addVitals(transaction: Database, counts: readonly VitalsCount[]): Promise<void> {
  // In a fixed order, because transactions of two servers could deadlock otherwise.
  for (const rows of inParts(counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))) {
    await transaction
      .insertInto('vitals')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'page', 'measure', 'up_to'])
          .doUpdateSet((row) => ({ count: row('vitals.count', '+', row.ref('excluded.count')) })),
      )
      .execute();
  }
}

const keyOf = (count: VitalsCount) => `${count.day} ${count.page} ${count.measure} ${count.up_to}`;

/** The counts of a period over all its days and pages. */
export function listVitalSteps(
  database: Database,
  { since, before }: { since: number; before: number },
): Promise<Pick<VitalsCount, 'measure' | 'up_to' | 'count'>[]> {
  return database
    .selectFrom('vitals')
    .select(['measure', 'up_to'])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .where('day', '>=', since)
    .where('day', '<', before)
    .groupBy(['measure', 'up_to'])
    .execute();
}

/** The counts over all days. @param since milliseconds since 1970 @param page only this page */
export function listVitals(
  database: Database,
  { since, page }: { since: number; page?: string | undefined },
): Promise<Omit<VitalsCount, 'day'>[]> {
  let query = database
    .selectFrom('vitals')
    .select(['page', 'measure', 'up_to'])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .where('day', '>=', since);
  if (page !== undefined) query = query.where('page', '=', page);
  return query.groupBy(['page', 'measure', 'up_to']).orderBy('page').execute();
}
