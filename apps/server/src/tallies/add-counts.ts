import { sql } from 'kysely';
import { withAnyTable } from '../backup/any-table.ts';
import type { Database } from '../database/open-database.ts';

type Counted = { day: number; count: number } & Record<string, unknown>;

/** A table of counts: how often something happened on a day. */
interface CountTable<Row extends Counted> {
  readonly name: string;
  /** The columns of its primary key, `day` among them. */
  readonly key: readonly (keyof Row & string)[];
  /** The most different rows in a day, so that invented ones cannot fill the disk. */
  readonly mostADay: number;
  /** The row to count when a day has reached its limit. Without it, new rows are skipped. */
  readonly beyond?: (row: Row) => Row;
}

/** Adds to the stored counts. A day that has reached its limit still counts the rows that it has. */
export async function addCounts<Row extends Counted>(
  transaction: Database,
  { name, key, mostADay, beyond }: CountTable<Row>,
  counts: readonly Row[],
): Promise<void> {
  const keyOf = (row: Row) => JSON.stringify(key.map((column) => row[column]));
  const room = new Map<number, number>();
  // In a fixed order, because the transactions of two servers could deadlock otherwise.
  for (const row of counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))) {
    if (await countKnown(transaction, { name, key }, row)) continue;
    const left = room.get(row.day) ?? mostADay - (await countRows(transaction, name, row.day));
    room.set(row.day, left - 1);
    const added = left > 0 ? row : beyond?.(row);
    if (added === undefined) continue;
    const sum = sql`${sql.ref(`${name}.count`)} + excluded.count`;
    await withAnyTable(transaction)
      .insertInto(name)
      .values(added)
      .onConflict((conflict) => conflict.columns([...key]).doUpdateSet({ count: sum }))
      .execute();
  }
}

/** @returns false when the table has no such row */
async function countKnown(
  transaction: Database,
  { name, key }: { name: string; key: readonly string[] },
  more: Counted,
): Promise<boolean> {
  let query = withAnyTable(transaction)
    .updateTable(name)
    .set({ count: sql`count + ${more.count}` });
  for (const column of key) query = query.where(column, '=', more[column]);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function countRows(transaction: Database, name: string, day: number): Promise<number> {
  const { all } = await withAnyTable(transaction)
    .selectFrom(name)
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return all;
}
