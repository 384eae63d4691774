import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isMigrationName, type MigrationName } from '../database/migrate.ts';
import { BackupError, DamagedFile } from './backup-error.ts';
import { backupVersion, namesOf, type RowCounts, readLine, readRow, type Value } from './backup-format.ts';
import { batchSize } from './batch-size.ts';
import { describeSchema, type TableDescription } from './describe-schema.ts';
import { readLines } from './read-lines.ts';

/** Small, so that the text of the insert is short and SQLite can cache the statement (`keepStatements`). */
const rowsAtOnce = 40;

export interface BackupFile {
  readonly file: string;
  readonly schema: MigrationName;
  /** When it was made: ISO 8601, UTC. */
  readonly at: string;
  readonly rows: RowCounts;
  readonly sha256: string;
}

type RowTaker = (table: TableDescription, rows: readonly Record<string, Value>[]) => Promise<void>;

/**
 * Reads a whole backup and checks every line.
 * @param take receives rows before the rest of the file is verified
 * @throws BackupError when it is not a backup, is damaged, or was made by a newer version
 */
export async function readBackup(file: string, take: RowTaker = async () => {}): Promise<BackupFile> {
  await using lines = readLines(file);
  try {
    return await read(file, lines, take);
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    const message = `${file} is not a whole backup: ${error.message}. Take another copy of it.`;
    throw new BackupError(message, { cause: error });
  }
}

async function read(file: string, lines: AsyncGenerator<Buffer>, take: RowTaker): Promise<BackupFile> {
  const hash = createHash('sha256');
  const { value: first } = await lines.next();
  const { schema, tables, at } = await readHeader(first);
  hash.update(first ?? '');
  const rows: Record<string, number> = {};
  let unread = [...tables];
  let table: TableDescription | undefined;
  let taken: Record<string, Value>[] = [];
  const handOver = async () => {
    if (table !== undefined && taken.length > 0) await take(table, taken);
    taken = [];
  };
  for await (const bytes of lines) {
    const line = readLine(bytes.toString());
    if (line.kind === 'end') {
      await handOver();
      const complete = unread.length === 0 && isDeepStrictEqual(line.rows, rows);
      if (!complete) throw new DamagedFile('rows are missing');
      if (hash.digest('hex') !== line.sha256) throw new DamagedFile('it was changed');
      if ((await lines.next()).done !== true) throw new DamagedFile('something follows its end');
      return { file, schema, at, rows, sha256: line.sha256 };
    }
    hash.update(bytes);
    if (line.kind === 'row' && table !== undefined) {
      taken.push(readRow(table, line.values));
      rows[table.name] = (rows[table.name] ?? 0) + 1;
      if (taken.length === batchSize(table.name, rowsAtOnce)) await handOver();
    } else if (line.kind === 'table' && line.name === unread[0]?.name) {
      await handOver();
      [table, ...unread] = unread;
      rows[line.name] = 0;
    } else {
      throw new DamagedFile('its parts are in the wrong order');
    }
  }
  throw new DamagedFile('its end is missing');
}

async function readHeader(
  bytes: Buffer | undefined,
): Promise<Pick<BackupFile, 'schema' | 'at'> & { tables: readonly TableDescription[] }> {
  if (bytes === undefined) throw new DamagedFile('it is empty');
  const line = readLine(bytes.toString());
  if (line.kind !== 'header') throw new DamagedFile('it does not begin like one');
  const { version, schema, at, tables: names } = line.header;
  if (version > backupVersion || !isMigrationName(schema)) {
    throw new BackupError(
      `The backup was made by a newer version of this program (${schema}). Install that version, then restore.`,
    );
  }
  const tables = await describeSchema(schema);
  if (!isDeepStrictEqual(names, namesOf(tables)))
    throw new DamagedFile('its tables are not those of its version');
  return { schema, at, tables };
}
