import { existsSync } from 'node:fs';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { findSchema, type MigrationName } from '../database/migrate.ts';
import { type Database, type DatabaseConfig, openUnhurriedDatabase } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { withAnyTable } from './any-table.ts';
import { BackupError } from './backup-error.ts';
import { batchSize } from './batch-size.ts';
import { describeSchema, type TableDescription } from './describe-schema.ts';

const rowsAtOnce = 500;

type Row = Readonly<Record<string, unknown>>;

export interface Snapshot {
  readonly schema: MigrationName;
  /** In an order in which rows can be inserted. */
  readonly tables: readonly TableDescription[];
  /** Yields the rows of one table in batches. Only one table can be read at a time. */
  rows(table: TableDescription): AsyncIterable<readonly Row[]>;
}

/**
 * Gives `work` a consistent read of the database while servers keep writing. It runs no migrations, so a
 * backup can be made before an update.
 * @throws BackupError when there is no database, or it belongs to a newer version
 */
export async function takeSnapshot<Result>(
  config: DatabaseConfig,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const onSqlite = config.databaseUrl === undefined;
  await using database = onSqlite ? openSqliteReader(config.dataDir) : openUnhurriedDatabase(config);
  const transaction = onSqlite
    ? database.transaction()
    : database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return await transaction.execute(async (reader) => {
    // On both databases the first query fixes the snapshot.
    const schema = await findSchema(reader);
    if (schema === undefined) throw new BackupError('The database has no tables yet: nothing to back up.');
    if (schema === 'newer') throw new BackupError(newerDatabase);
    const tables = await describeSchema(schema);
    const rows = onSqlite ? readSqlite : readPostgres;
    return work({ schema, tables, rows: (table) => rows(reader, table) });
  });
}

/** The message for a database that has migrations which this version does not know. */
export const newerDatabase =
  'The database belongs to a newer version of this program. Install that version, then try again.';

/**
 * Opens a connection that does not lock out writers. The server's own connection takes a write lock at the
 * start of each transaction.
 */
function openSqliteReader(dataDir: string): Database {
  const file = join(dataDir, 'data.sqlite');
  if (!existsSync(file)) {
    throw new BackupError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL to yours.`);
  }
  const database = new SqliteFile(file, { readonly: true, timeout: 5000 });
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
}

async function* readSqlite(reader: Database, { name, columns }: TableDescription): AsyncGenerator<Row[]> {
  const names = columns.map((column) => column.name);
  let rows: Row[] = [];
  for await (const row of withAnyTable(reader).selectFrom(name).select(names).stream()) {
    rows.push(row);
    if (rows.length < batchSize(name, rowsAtOnce)) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

async function* readPostgres(reader: Database, { name, columns }: TableDescription): AsyncGenerator<Row[]> {
  const list = sql.join(columns.map((column) => sql.ref(column.name)));
  await sql`declare backup no scroll cursor for select ${list} from ${sql.table(name)}`.execute(reader);
  const fetchMore = sql<Row>`fetch forward ${sql.lit(batchSize(name, rowsAtOnce))} from backup`;
  for (;;) {
    const { rows } = await fetchMore.execute(reader);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close backup`.execute(reader);
}
