// Runs once before the server's tests: a PostgreSQL with an up-to-date database that each test copies.
import { migrateDatabase, openDatabase } from '@accounting-site/server/database/open-database';
import type { TestProject } from 'vitest/node';
import { runStatement, startTestPostgres } from './test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The test cluster's own database. Replace its name in the path to use another. */
    postgresUrl: string;
    /** A database with all tables, to be copied. */
    postgresTemplate: string;
  }
}

const template = 'migrated';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  await runStatement(postgres.url('postgres'), `create database ${template}`);
  const config = { databaseUrl: postgres.url(template), dataDir: postgres.folder };
  const database = openDatabase(config);
  await migrateDatabase(database, config);
  await database.destroy();
  // A busy machine is no database that hangs. Tests of that have a database of their own.
  project.provide('postgresUrl', `${postgres.url('postgres')}&connect_timeout=30&query_timeout=30000`);
  project.provide('postgresTemplate', template);
  return () => postgres.stop();
}
