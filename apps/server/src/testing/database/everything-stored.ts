import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApp } from '../app/build-test-app.ts';

/**
 * Everything that a test server wrote, by place: every row of every table, its files byte for byte, and its
 * log.
 */
export async function everythingStored({
  database,
  config,
  log,
}: Pick<TestApp, 'database' | 'config' | 'log'>): Promise<Record<string, string>> {
  const tables = await database.introspection.getTables();
  expect(tables.length).toBeGreaterThan(20);
  const rows = tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(database));
  return {
    database: JSON.stringify((await Promise.all(rows)).map((result) => result.rows)),
    files: filesOf(config.dataDir),
    log: log.join(''),
  };
}

/** Rows that SQLite deleted are still in the file. */
function filesOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1')).join('\n');
}
