import SqliteFile from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { type MigrationName, migrate } from '../database/migrate.ts';
import { SharedSqliteDialect } from '../database/sqlite-dialect.ts';
import type { Tables } from '../database/tables.ts';

/** The column types that migrations may use. Both databases store the same values in them. */
const columnTypes = ['text', 'integer', 'bigint', 'double precision'] as const;

/** One column, with the type that its migration declared. */
export interface ColumnDescription {
  readonly name: string;
  readonly type: (typeof columnTypes)[number];
}

/** One table, with the columns that reference other tables. Those tables have to be filled first. */
export interface TableDescription {
  readonly name: string;
  readonly columns: readonly ColumnDescription[];
  readonly references: readonly { readonly column: string; readonly target: string }[];
}

const described = new Map<MigrationName, Promise<TableDescription[]>>();

/**
 * The tables after a migration, in an order in which rows can be inserted. The migrations run on an empty
 * database in memory to find them. So no table can be forgotten, and other applications' tables in a shared
 * database are ignored.
 * @throws when a column has a type that the two databases do not share
 */
export function describeSchema(schema: MigrationName): Promise<readonly TableDescription[]> {
  const tables = described.get(schema) ?? describe(schema);
  described.set(schema, tables);
  return tables;
}

async function describe(schema: MigrationName): Promise<TableDescription[]> {
  const dialect = new SharedSqliteDialect({ database: new SqliteFile(':memory:') });
  await using database = new Kysely<Tables>({ dialect });
  await migrate(database, schema);
  const tables = await database.introspection.getTables();
  const references = await readReferences(database);
  return inOrder(
    tables.map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => ({ name: column.name, type: columnType(name, column) })),
      references: references.get(name) ?? [],
    })),
  );
}

function columnType(
  table: string,
  { name, dataType }: { name: string; dataType: string },
): ColumnDescription['type'] {
  const type = columnTypes.find((known) => known === dataType.toLowerCase());
  if (type === undefined) {
    throw new Error(`${table}.${name} is ${dataType}. Backups support only ${columnTypes.join(', ')}.`);
  }
  return type;
}

type Reference = { table: string; column: string; target: string };

async function readReferences(database: Kysely<Tables>): Promise<Map<string, Reference[]>> {
  const { rows } = await sql<Reference>`
    select master.name as "table", key."from" as "column", key."table" as target
    from sqlite_master as master, pragma_foreign_key_list(master.name) as key
    where master.type = 'table'`.execute(database);
  return Map.groupBy(rows, ({ table }) => table);
}

function inOrder(tables: readonly TableDescription[]): TableDescription[] {
  const ordered: TableDescription[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const next = [...waiting.values()].find(({ references }) =>
      references.every(({ target }) => !waiting.has(target)),
    );
    if (next === undefined) throw new Error(`Tables refer to each other: ${[...waiting.keys()].join(', ')}`);
    waiting.delete(next.name);
    ordered.push(next);
  }
  return ordered;
}
