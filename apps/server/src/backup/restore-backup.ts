import { sql } from 'kysely';
import { signEverybodyOut } from '../authentication/sign-everybody-out.ts';
import type { Config } from '../config/config.ts';
import { isSqlite } from '../database/is-sqlite.ts';
import { findSchema, forgetMigrations, migrate } from '../database/migrate.ts';
import { type Database, type DatabaseConfig, openUnhurriedDatabase } from '../database/open-database.ts';
import { messageOf } from '../message-of.ts';
import { eraseAgain } from '../personal-data/erase-again.ts';
import { readErasures } from '../personal-data/erasures.ts';
import { findInstallationKey } from '../secrets/installation-key.ts';
import { withAnyTable } from './any-table.ts';
import { BackupError } from './backup-error.ts';
import type { RowCounts } from './backup-format.ts';
import { describeSchema, type TableDescription } from './describe-schema.ts';
import { type BackupFile, readBackup } from './read-backup.ts';
import { newerDatabase } from './take-snapshot.ts';

/** Tables that the server fills when it starts. They contain no user data. */
const writtenAtTheStart = ['installation_keys', 'signing_keys', 'publishers'];

/** The installation key of this machine, compared with the one that the backup was used with. */
export type KeyState = 'the same' | 'another' | 'missing' | 'not needed';

/**
 * The number of rows that a restore would replace, by table. Empty when there is no user data.
 * @throws BackupError when the database belongs to a newer version
 */
export async function countWhatIsThere(config: DatabaseConfig): Promise<RowCounts> {
  return withDatabase(config, async (database) => countRows(database, await findTables(database)));
}

/**
 * Restores a backup in one transaction. The rows of an older version go into the tables of that version,
 * which are then migrated. Repeats the erasures and account deletions that the replaced data records.
 * @param backup the result of `readBackup`; the file is verified again while it is read
 * @param options `replace` deletes existing data; `endSessions` ends every session; `now` is in milliseconds
 *   since 1970
 * @returns `erasedAgain`: the number of rows that were erased again, by table
 * @throws BackupError when there is data and `replace` is false, or when the backup does not fit
 */
export async function restoreBackup(
  config: DatabaseConfig & Pick<Config, 'encryptionKey'>,
  backup: BackupFile,
  { replace, endSessions, now }: { replace: boolean; endSessions: boolean; now: number },
): Promise<{ endedSessions: number; erasedAgain: RowCounts; key: KeyState }> {
  return withDatabase(config, (database) =>
    database.transaction().execute(async (transaction) => {
      const tables = await findTables(transaction);
      if (!replace && Object.keys(await countRows(transaction, tables)).length > 0) {
        throw new BackupError('The database is not empty. Nothing was changed.');
      }
      const isAudited = tables.some(({ name }) => name === 'audit_events');
      const erasures = isAudited ? await readErasures(transaction) : [];
      await dropTables(transaction, tables);
      await migrate(transaction, backup.schema);
      await insertRows(transaction, backup);
      await migrate(transaction);
      const erasedAgain = await eraseAgain(transaction, erasures, now);
      const endedSessions = endSessions
        ? await signEverybodyOut(transaction, { why: 'after a restore', now })
        : 0;
      return { endedSessions, erasedAgain, key: await compareKeys(transaction, config) };
    }),
  );
}

async function withDatabase<Result>(
  config: DatabaseConfig,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  await using database = openUnhurriedDatabase(config);
  // A migration may rebuild a table, which foreign keys would prevent. This setting can only change outside
  // a transaction.
  if (isSqlite(database)) await sql`pragma foreign_keys = off`.execute(database);
  return await work(database);
}

async function findTables(database: Database): Promise<readonly TableDescription[]> {
  const schema = await findSchema(database);
  if (schema === 'newer') throw new BackupError(newerDatabase);
  return schema === undefined ? [] : describeSchema(schema);
}

async function countRows(database: Database, tables: readonly TableDescription[]): Promise<RowCounts> {
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    if (writtenAtTheStart.includes(name)) continue;
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      database,
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) counts[name] = count;
  }
  return counts;
}

async function dropTables(transaction: Database, tables: readonly TableDescription[]): Promise<void> {
  if (tables.length === 0) return;
  for (const { name } of tables.toReversed()) await transaction.schema.dropTable(name).execute();
  await forgetMigrations(transaction);
}

async function insertRows(transaction: Database, { file, sha256 }: BackupFile): Promise<void> {
  try {
    const again = await readBackup(file, async ({ name }, rows) => {
      await withAnyTable(transaction).insertInto(name).values(rows).execute();
    });
    if (again.sha256 !== sha256)
      throw new BackupError(`${file} was changed meanwhile. Nothing was restored.`);
    if (!isSqlite(transaction)) return;
    const { rows: orphans } = await sql`pragma foreign_key_check`.execute(transaction);
    if (orphans.length > 0) throw new Error('rows refer to missing rows');
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const reason = messageOf(error);
    throw new BackupError(`The backup does not fit its tables (${reason}). Nothing was changed.`, {
      cause: error,
    });
  }
}

async function compareKeys(
  transaction: Database,
  config: Pick<Config, 'encryptionKey' | 'dataDir'>,
): Promise<KeyState> {
  const used = await transaction.selectFrom('installation_keys').select('fingerprint').executeTakeFirst();
  if (used === undefined) return 'not needed';
  const here = findInstallationKey(config);
  if (here === undefined) return 'missing';
  return here.fingerprint === used.fingerprint ? 'the same' : 'another';
}
