import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { readBackup } from '../../backup/read-backup.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import { type Database, openDatabase } from '../../database/open-database.ts';
import { dumpDatabase } from './dump-database.ts';
import { type DatabasePlace, freshPlace } from './fresh-database.ts';

const noOptions = { replace: false, endSessions: false, now: 1 };

/** A file name for one test, in a folder that is deleted when the test ends. */
export async function freshFile(): Promise<string> {
  const { dataDir } = await freshPlace('SQLite');
  return join(dataDir, 'backup.gz');
}

/** Backs up a database into a new file. */
export async function backUp(place: DatabasePlace, now = 1): Promise<string> {
  const file = await freshFile();
  await writeBackup(place, file, { now, overwrite: false });
  return file;
}

/** Restores a file as the command line does, and opens the database. */
export async function restore(
  file: string,
  place: DatabasePlace,
  options: Partial<typeof noOptions> = {},
): Promise<Database> {
  const backup = await readBackup(file);
  await restoreBackup({ ...place, encryptionKey: undefined }, backup, { ...noOptions, ...options });
  const database = openDatabase(place);
  onTestFinished(() => database.destroy());
  return database;
}

/** The uncompressed lines of a backup. */
export function unpack(file: string): string {
  return gunzipSync(readFileSync(file)).toString();
}

/** Writes a manipulated backup. */
export async function repack(text: string): Promise<string> {
  const file = await freshFile();
  writeFileSync(file, gzipSync(text));
  return file;
}

/** All rows by table, in an order that does not depend on the database. */
export async function sortedDump(database: Database): Promise<Record<string, string[]>> {
  const dump = await dumpDatabase(database);
  const sorted = (rows: readonly Record<string, unknown>[]) =>
    rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted();
  return Object.fromEntries([...dump].map(([name, rows]) => [name, sorted(rows)]).toSorted());
}
