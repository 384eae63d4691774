import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { TestApp } from '../app/build-test-app.ts';
import { dumpDatabase } from './dump-database.ts';

/**
 * Everything that a test server wrote, by place: every row of every table, its files byte for byte, and its
 * log.
 */
export async function everythingStored({
  database,
  config,
  log,
}: Pick<TestApp, 'database' | 'config' | 'log'>): Promise<Record<string, string>> {
  const tables = await dumpDatabase(database);
  expect(tables.size).toBeGreaterThan(20);
  return {
    database: JSON.stringify([...tables.values()]),
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
