import { withAnyTable } from '../backup/any-table.ts';
import type { RowCounts } from '../backup/backup-format.ts';
import { describeSchema } from '../backup/describe-schema.ts';
import { inParts } from '../database/in-parts.ts';
import { latestMigration } from '../database/migrate.ts';
import type { Database } from '../database/open-database.ts';
import { idsIn, type readErasures } from './erasures.ts';
import { completeIds, type KnownIds, nothingKnown } from './find-person.ts';
import { eraseIds } from './personal-data.ts';

/**
 * Repeats erasures in a restored database, and keeps the audit events about them, for the next restore.
 * @returns the number of deleted rows, by table
 */
export async function eraseAgain(
  transaction: Database,
  erasures: Awaited<ReturnType<typeof readErasures>>,
  now: number,
): Promise<RowCounts> {
  const counts: Record<string, number> = {};
  const erase = async (known: KnownIds) => {
    const ids = await completeIds(transaction, known);
    for (const { table, rows, outcome } of await eraseIds(transaction, ids, now)) {
      if (outcome === 'deleted') counts[table] = (counts[table] ?? 0) + rows;
    }
  };
  const known = idsIn(erasures);
  for (const accounts of inParts(known.accounts)) {
    await erase({ ...nothingKnown, accounts });
    await unlink(transaction, accounts);
  }
  await erase({ ...known, accounts: [] });
  for (const some of inParts(erasures)) {
    await transaction
      .insertInto('audit_events')
      .values(some)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
  return counts;
}

/** Empties the columns that name these accounts. SQLite would do so itself, but not during a restore. */
async function unlink(transaction: Database, accounts: readonly string[]): Promise<void> {
  for (const { name, references } of await describeSchema(latestMigration)) {
    for (const { column } of references.filter(({ target }) => target === 'accounts')) {
      await withAnyTable(transaction)
        .updateTable(name)
        .set({ [column]: null })
        .where(column, 'in', accounts)
        .execute();
    }
  }
}
