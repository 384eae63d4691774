import { vi } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import type { Tables } from '../../database/tables.ts';

/** Does this whenever a transaction begins from now on, and before it. */
export function beforeTransactions(database: Database, work: () => Promise<unknown>): void {
  const begin = database.transaction.bind(database);
  vi.spyOn(database, 'transaction').mockImplementation(() => {
    const part = begin();
    const run = part.execute.bind(part);
    part.execute = async (steps) => {
      await work();
      return run(steps);
    };
    return part;
  });
}

/** The numbers of rows of a table that other requests see whenever a transaction begins from now on. */
export function countAtParts(database: Database, table: keyof Tables): number[] {
  const counts: number[] = [];
  beforeTransactions(database, async () => {
    const { rows } = await database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    counts.push(rows);
  });
  return counts;
}
