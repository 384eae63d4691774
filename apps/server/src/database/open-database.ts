import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import SqliteFile from 'better-sqlite3';
import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely';
import type { Config } from '../config/config.ts';
import { codeOf, messageOf } from '../message-of.ts';
import { makePrivateFile, makePrivateFolder } from '../process/private-files.ts';
import { migrate } from './migrate.ts';
import { keepStatements, SharedSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/** The database or a transaction on it: the first parameter of every repository function. */
export type Database = Kysely<Tables>;

/** Where the database is. */
export type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'>;

/**
 * Connects to PostgreSQL if `databaseUrl` is set. Otherwise opens the SQLite file in `dataDir`, which is
 * created if necessary. The tables exist only after `migrateDatabase`.
 * @throws when the folder or file cannot be used; the message names the variable to change
 */
export function openDatabase(config: DatabaseConfig): Database {
  return open(config, 'createPostgresPool');
}

/**
 * A warning for the owner, before `openDatabase` creates a database: DATA_DIR may be wrong, or its disk not
 * mounted. Undefined if the file exists.
 */
export function warnOfNewDatabase({ databaseUrl, dataDir }: DatabaseConfig): string | undefined {
  if (databaseUrl !== undefined || existsSync(join(dataDir, 'data.sqlite'))) return undefined;
  return `There was no database in ${dataDir}. This is a new one. If you have one, set DATA_DIR or DATABASE_URL.`;
}

/**
 * Connects with a single connection to PostgreSQL and no query timeout, for migrations and backups.
 * @throws when the folder or file cannot be used; the message names the variable to change
 */
export const openUnhurriedDatabase = (config: DatabaseConfig): Database =>
  open(config, 'createMigrationPool');

/**
 * Connects with a time limit of two minutes for a query of PostgreSQL, because releases have megabytes.
 * @throws when the folder or file cannot be used; the message names the variable to change
 */
export const openDatabaseForReleases = (config: DatabaseConfig): Database =>
  open(config, 'createReleasePool');

function open({ databaseUrl, dataDir }: DatabaseConfig, create: PoolName): Database {
  const dialect = databaseUrl === undefined ? sqliteDialect(dataDir) : postgresDialect(databaseUrl, create);
  return new Kysely<Tables>({ dialect });
}

/**
 * Runs the pending migrations. Several processes may do this at the same time.
 * @returns the migrations of newer versions that ran on this database; usually none
 * @throws when a migration fails or the database is unavailable
 */
export async function migrateDatabase(
  database: Database,
  config: DatabaseConfig,
): Promise<readonly string[]> {
  if (config.databaseUrl === undefined) return migrate(database);
  await using unhurried = openUnhurriedDatabase(config);
  for (;;) {
    try {
      await sql`set lock_timeout = ${sql.lit(lockTimeout)}`.execute(unhurried);
      return await migrate(unhurried);
    } catch (error) {
      if (codeOf(error) !== lockNotAvailable) throw error;
      await sleep(afterLockTimeout);
    }
  }
}

/**
 * While a migration waits for a table, for example until a backup has read it, all requests to that table wait for the
 * migration. So it gives up soon, and begins again after a pause. In milliseconds.
 */
const lockTimeout = 500;
const afterLockTimeout = 1000;

/** PostgreSQL's error after `lockTimeout`. */
const lockNotAvailable = '55P03';

type PoolName = 'createPostgresPool' | 'createReleasePool' | 'createMigrationPool';

/** The PostgreSQL client is loaded only when it is needed. */
function postgresDialect(url: string, create: PoolName): Dialect {
  return new PostgresDialect({
    pool: async () => {
      const pools = await import('./postgres-pool.ts');
      return pools[create](url);
    },
  });
}

function sqliteDialect(folder: string): Dialect {
  try {
    makePrivateFolder(folder);
    const path = join(folder, 'data.sqlite');
    makePrivateFile(path);
    const file = new SqliteFile(path, { timeout: 5000 });
    file.pragma('journal_mode = WAL');
    // A committed write survives a power cut.
    file.pragma('synchronous = FULL');
    file.pragma('foreign_keys = ON');
    // From here on, the dialect waits for locks without blocking the event loop.
    file.pragma('busy_timeout = 0');
    return new SharedSqliteDialect({ database: keepStatements(file) });
  } catch (error) {
    const reason = messageOf(error);
    throw new Error(`DATA_DIR: ${folder} cannot hold the database (${reason}). ${remedyFor(error)}`, {
      cause: error,
    });
  }
}

/** What to do when SQLite's file cannot be opened. In another folder the site would begin without its data. */
function remedyFor(error: unknown): string {
  const code = codeOf(error);
  if (/^(?:SQLITE_(?:FULL|IOERR\w*)|ENOSPC)$/.test(code))
    return 'Make room on its disk, and keep the folder.';
  if (/^SQLITE_(?:CORRUPT\w*|NOTADB)$/.test(code)) {
    return 'Its file is damaged: move data.sqlite and the files beside it that begin with this name away, and restore a backup.';
  }
  return 'Choose a folder that can be written.';
}
