import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type Database, migrateDatabase, openDatabase } from '../../database/open-database.ts';
import { fastFolder } from './fast-folder.ts';

/** For tests of statements, migrations and races, which differ by database. */
export const bothDatabases = ['SQLite', 'PostgreSQL'] as const;

/** The database that a test runs on. */
export type DatabaseKind = (typeof bothDatabases)[number];

/** The fast lane of tools/test-setup/test-lanes.ts, which code of the apps cannot import. */
export const isFastLane = process.env.TEST_LANE === 'fast';

/** For tests of requests and commands: the fast lane runs them on SQLite only. */
export const databaseKinds: readonly DatabaseKind[] = isFastLane ? ['SQLite'] : bothDatabases;

/** The file name of SQLite in the data folder. */
const databaseFile = 'data.sqlite';

/** The location of a test's own database. */
export interface DatabasePlace {
  databaseUrl: string | undefined;
  dataDir: string;
}

/** An empty database with all tables, for one test. It is closed and removed when the test ends. */
export async function freshDatabase(
  kind: DatabaseKind,
): Promise<{ database: Database; place: DatabasePlace }> {
  const place = await freshPlace(kind);
  if (kind === 'SQLite') writeFileSync(join(place.dataDir, databaseFile), await migratedFile());
  const database = openDatabase(place);
  onTestFinished(() => database.destroy());
  return { database, place };
}

let migrated: Promise<Buffer> | undefined;

/**
 * An SQLite database with all tables. It is migrated once and then copied, because migrating takes longer
 * than most tests.
 */
function migratedFile(): Promise<Buffer> {
  migrated ??= (async () => {
    const place = { databaseUrl: undefined, dataDir: mkdtempSync(join(fastFolder, 'server-test-')) };
    const database = openDatabase(place);
    await migrateDatabase(database, place);
    await database.destroy();
    const bytes = readFileSync(join(place.dataDir, databaseFile));
    rmSync(place.dataDir, { recursive: true });
    return bytes;
  })();
  return migrated;
}

/** A location for a database: an empty folder, or a copy of the migrated PostgreSQL database. */
export async function freshPlace(kind: DatabaseKind): Promise<DatabasePlace> {
  const dataDir = mkdtempSync(join(fastFolder, 'server-test-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  if (kind === 'SQLite') return { databaseUrl: undefined, dataDir };
  const name = await createPostgresDatabase(inject('postgresTemplate'));
  return { databaseUrl: postgresUrl(name), dataDir };
}

/** A location without migrations. */
export async function emptyPlace(kind: DatabaseKind): Promise<DatabasePlace> {
  if (kind === 'SQLite') return freshPlace(kind);
  return { databaseUrl: postgresUrl(await createPostgresDatabase()), dataDir: tmpdir() };
}

/** A copy of a database to which nothing is connected. */
export async function copyPlace({ databaseUrl, dataDir }: DatabasePlace): Promise<DatabasePlace> {
  if (databaseUrl === undefined) {
    const copy = await freshPlace('SQLite');
    cpSync(dataDir, copy.dataDir, { recursive: true });
    return copy;
  }
  const name = await createPostgresDatabase(/\/(\w+)\?/.exec(databaseUrl)?.[1]);
  return { databaseUrl: postgresUrl(name), dataDir };
}

/** Creates a database for one test, as a copy of `template` if one is named. Returns its name. */
export async function createPostgresDatabase(template?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying the files takes half as long as logging their contents, and no one reads that log.
  const copied = template === undefined ? '' : ` template ${template} strategy file_copy`;
  await administer(`create database ${name}${copied}`);
  onTestFinished(() => administer(`drop database ${name} with (force)`));
  return name;
}

/** The URL of a database of the test cluster. */
function postgresUrl(name: string): string {
  return inject('postgresUrl').replace('/postgres?', `/${name}?`);
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
