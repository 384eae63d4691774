import { statSync } from 'node:fs';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { sql } from 'kysely';
import { openUnhurriedDatabase } from '../../database/open-database.ts';
import type { DatabasePlace } from './fresh-database.ts';

/** Whether a transaction of another process has begun to write. */
export async function isBeingWritten(place: DatabasePlace): Promise<boolean> {
  if (place.databaseUrl === undefined) return isLocked(place.dataDir);
  const database = openUnhurriedDatabase(place);
  try {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and backend_xid is not null`.execute(database);
    return rows.length > 0;
  } finally {
    await database.destroy();
  }
}

/** Whether SQLite is copying a large transaction into its file, which happens at the commit. */
export function isBeingCommitted({ dataDir }: DatabasePlace): boolean {
  const log = statSync(join(dataDir, 'data.sqlite-wal'), { throwIfNoEntry: false });
  return log !== undefined && log.size > 500_000;
}

function isLocked(dataDir: string): boolean {
  const file = new SqliteFile(join(dataDir, 'data.sqlite'), { timeout: 0 });
  try {
    file.exec('begin immediate; rollback');
    return false;
  } catch {
    return true;
  } finally {
    file.close();
  }
}
