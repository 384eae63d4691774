import { type Kysely, sql } from 'kysely';
import { Migrator, DEFAULT_MIGRATION_TABLE as migrationTable } from 'kysely/migration';
import { isSqlite } from './is-sqlite.ts';
import { firstRelease } from './migrations/0008-first-release.ts';
import { readers } from './migrations/0009-readers.ts';
import { vitals } from './migrations/0010-vitals.ts';
import { stockVersion } from './migrations/0011-stock-version.ts';
import { browserErrors } from './migrations/0012-browser-errors.ts';
import { accountRecovery } from './migrations/0013-account-recovery.ts';
import { deliveredTokens } from './migrations/0014-delivered-tokens.ts';
import { chosenPlans } from './migrations/0018-chosen-plans.ts';
import { leads } from './migrations/0019-leads.ts';
import { visits } from './migrations/0020-visits.ts';
import { releases } from './migrations/0021-releases.ts';
import { publishing } from './migrations/0022-publishing.ts';
import { builds } from './migrations/0023-builds.ts';
import { languages } from './migrations/0024-languages.ts';
import { chosenDrafts } from './migrations/0025-chosen-drafts.ts';
import { replacedTexts } from './migrations/0026-replaced-texts.ts';
import { accountLanguages } from './migrations/0027-account-languages.ts';
import { indexesForManyRows } from './migrations/0028-indexes-for-many-rows.ts';
import type { Tables } from './tables.ts';

const none = { up: async () => {} };

/**
 * In the order in which they run. Migrations are forward only: a shipped migration is never changed, the next
 * one fixes it. The first eight were shipped together. Their names are stored in databases, so they stay.
 */
const migrations = {
  '0001-accounts': none,
  '0002-sessions': none,
  '0003-inventory': none,
  '0004-limits': none,
  '0005-site-forms': none,
  '0006-outbox': none,
  '0007-answered-demo-requests': none,
  '0008-accounts-of-people': { up: firstRelease },
  '0009-readers': { up: readers },
  '0010-vitals': { up: vitals },
  '0011-stock-version': { up: stockVersion },
  '0012-browser-errors': { up: browserErrors },
  '0013-account-recovery': { up: accountRecovery },
  '0014-delivered-tokens': { up: deliveredTokens },
  '0018-chosen-plans': { up: chosenPlans },
  '0019-leads': { up: leads },
  '0020-visits': { up: visits },
  '0021-releases': { up: releases },
  '0022-publishing': { up: publishing },
  '0023-builds': { up: builds },
  '0024-languages': { up: languages },
  '0025-chosen-drafts': { up: chosenDrafts },
  '0026-replaced-texts': { up: replacedTexts },
  '0027-account-languages': { up: accountLanguages },
  '0028-indexes-for-many-rows': { up: indexesForManyRows },
};

/** Identifies a schema by its last migration. */
export type MigrationName = keyof typeof migrations;

/** The schema of the first release. */
export const firstSchema = '0008-accounts-of-people' satisfies MigrationName;

/** All migrations, oldest first. */
export const migrationNames: readonly MigrationName[] = Object.keys(migrations).filter(isMigrationName);

export const latestMigration = migrationNames.at(-1) ?? firstSchema;

export function isMigrationName(name: string): name is MigrationName {
  return Object.hasOwn(migrations, name);
}

/**
 * Runs the pending migrations in one transaction. After a rollback to an older version, the database has
 * newer migrations. Then nothing is done, because each version works with the tables of the next one.
 * @param upTo for tests of the migrations that follow it
 * @returns the migrations of newer versions that ran on this database; usually none
 * @throws the error of the migration that failed
 */
export async function migrate(database: Kysely<Tables>, upTo?: MigrationName): Promise<readonly string[]> {
  const later = await findLaterMigrations(database);
  if (later.length > 0) return later;
  try {
    await migrateForward(database, upTo);
    return [];
  } catch (error) {
    // A newer version may have run its migrations since the check.
    const meanwhile = await findLaterMigrations(database).catch(() => []);
    if (meanwhile.length === 0) throw error;
    return meanwhile;
  }
}

async function migrateForward(database: Kysely<Tables>, upTo: MigrationName | undefined): Promise<void> {
  // Dropping a table to rebuild it would delete the rows that reference it. This setting can only change
  // outside a transaction.
  if (isSqlite(database)) await sql`pragma foreign_keys = off`.execute(database);
  try {
    const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
    const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
    if (error !== undefined) throw error;
  } finally {
    if (isSqlite(database)) await sql`pragma foreign_keys = on`.execute(database);
  }
}

/**
 * The schema of a database: undefined before the first migration, `newer` when this version does not know it.
 */
export async function findSchema(database: Kysely<Tables>): Promise<MigrationName | 'newer' | undefined> {
  const names = await findMigrations(database);
  if (!names.every(isMigrationName)) return 'newer';
  return names.at(-1);
}

/** The migrations of newer versions, if all migrations of this version have run before them. */
async function findLaterMigrations(database: Kysely<Tables>): Promise<readonly string[]> {
  const names = await findMigrations(database);
  const unknown = names.filter((name) => !isMigrationName(name));
  const isAhead =
    migrationNames.every((name) => names.includes(name)) && unknown.every((name) => name > latestMigration);
  return isAhead ? unknown : [];
}

async function findMigrations(database: Kysely<Tables>): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === migrationTable)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(migrationTable)}`.execute(
    database,
  );
  // Sorted here, because PostgreSQL sorts by the locale of the database.
  return rows.map(({ name }) => name).sort();
}

/** Clears the list of migrations. Call it in the transaction that dropped their tables. */
export async function forgetMigrations(transaction: Kysely<Tables>): Promise<void> {
  await sql`delete from ${sql.table(migrationTable)}`.execute(transaction);
}
