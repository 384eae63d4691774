import { vi } from 'vitest';
import type { Database } from '../../database/open-database.ts';
import type { Tables } from '../../database/tables.ts';

/** The numbers of rows of a table that other requests see whenever a transaction begins from now on. */
export function countAtParts(database: Database, table: keyof Tables): number[] {
  const counts: number[] = [];
  const begin = database.transaction.bind(database);
  vi.spyOn(database, 'transaction').mockImplementation(() => {
    const part = begin();
    const run = part.execute.bind(part);
    part.execute = async (work) => {
      const { rows } = await database
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow();
      counts.push(rows);
      return run(work);
    };
    return part;
  });
  return counts;
}
