import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { isSqlite } from '../../database/is-sqlite.ts';
import { findSchema } from '../../database/migrate.ts';
import type { Database } from '../../database/open-database.ts';
import { sortedDump } from './have-backup.ts';

/**
 * A hash of the schema and every row, the same on both databases.
 * @throws when SQLite finds its file damaged
 */
export async function digestDatabase(database: Database): Promise<string> {
  if (isSqlite(database)) {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(database);
    if (rows[0]?.integrity_check !== 'ok') throw new Error(JSON.stringify(rows));
  }
  const all = JSON.stringify([await findSchema(database), await sortedDump(database)]);
  return createHash('sha256').update(all).digest('hex');
}
