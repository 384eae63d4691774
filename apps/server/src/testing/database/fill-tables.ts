import { withAnyTable } from '../../backup/any-table.ts';
import { type ColumnDescription, describeSchema } from '../../backup/describe-schema.ts';
import type { MigrationName } from '../../database/migrate.ts';
import type { Database } from '../../database/open-database.ts';

/** Values that are difficult to store, one for each row. */
const values = {
  text: ['', 'Ɛyɛ ₵\u2028😀', '"quoted"\\\n\t', '0012', '[1,null]'],
  integer: [0, 1, -1, 2_147_483_647, -2_147_483_648],
  bigint: [0, 1, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER],
  'double precision': [0.1, -2.5, 1e21, 5e-324, 2 ** 60],
};

/** Inserts five rows into every table of a schema. */
export async function fillTables(database: Database, schema: MigrationName): Promise<void> {
  for (const { name, columns, references } of await describeSchema(schema)) {
    const makeValue = (column: ColumnDescription, row: number) => {
      const target = references.find((reference) => reference.column === column.name)?.target;
      const value = values[column.type][row] ?? null;
      // Different in each row, so that keys are unique.
      return column.type === 'text' ? `${target ?? name} ${row} ${value}` : value;
    };
    const rows = [0, 1, 2, 3, 4].map((row) =>
      Object.fromEntries(columns.map((column) => [column.name, makeValue(column, row)])),
    );
    await withAnyTable(database).insertInto(name).values(rows).execute();
  }
}
