import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bothDatabases, emptyPlace, freshDatabase } from '../testing/database/fresh-database.ts';
import { migrationNames } from './migrate.ts';
import { migrateDatabase, openDatabase } from './open-database.ts';

describe.each(bothDatabases)('a database on %s', (kind) => {
  test('four processes that start together migrate once', async () => {
    const place = await emptyPlace(kind);
    const databases = [1, 2, 3, 4].map(() => openDatabase(place));
    onTestFinished(async () => void (await Promise.all(databases.map((database) => database.destroy()))));
    await Promise.all(databases.map((database) => migrateDatabase(database, place)));
    const [first] = databases;
    const run = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      first ?? openDatabase(place),
    );
    expect(run.rows.map(({ name }) => name)).toEqual(migrationNames);
  });

  test('milliseconds are read back as the same number', async () => {
    const { database } = await freshDatabase(kind);
    const now = 1_799_999_999_999;
    await database.insertInto('businesses').values({ id: 'b', name: 'Adom', created_at: now }).execute();
    const row = await database.selectFrom('businesses').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ id: 'b', name: 'Adom', created_at: now });
  });

  test('two businesses may have the same name', async () => {
    const { database } = await freshDatabase(kind);
    const named = (id: string) => ({ id, name: 'Adom', created_at: 1 });
    await database
      .insertInto('businesses')
      .values([named('a'), named('b')])
      .execute();
    expect(await database.selectFrom('businesses').select('id').execute()).toHaveLength(2);
  });

  test('a row with a broken foreign key is refused', async () => {
    const { database } = await freshDatabase(kind);
    const orphan = { business_id: 'nobody', threshold_quantity: 1, updated_at: 1 };
    await expect(database.insertInto('alert_settings').values(orphan).execute()).rejects.toThrow(
      /foreign key/i,
    );
  });
});

describe('SQLite', () => {
  test('keeps committed data through a power cut', async () => {
    const { database } = await freshDatabase('SQLite');
    const synchronous = await sql<{ synchronous: number }>`pragma synchronous`.execute(database);
    const journal = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(database);
    expect([synchronous.rows[0]?.synchronous, journal.rows[0]?.journal_mode]).toEqual([2, 'wal']);
  });

  test('waits for another process that writes, without blocking this one', async () => {
    const { database, place } = await freshDatabase('SQLite');
    const other = new SqliteFile(join(place.dataDir, 'data.sqlite'));
    onTestFinished(() => void other.close());
    other.exec('begin immediate');
    let stored = false;
    const writing = database
      .transaction()
      .execute((transaction) =>
        transaction.insertInto('businesses').values({ id: 'b', name: 'Adom', created_at: 1 }).execute(),
      )
      .then(() => {
        stored = true;
      });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(stored).toBe(false);
    other.exec('commit');
    await writing;
    expect(stored).toBe(true);
  });

  test('reports why a transaction failed, even if SQLite ended it early, as on a full disk', async () => {
    const { database } = await freshDatabase('SQLite');
    const failing = database.transaction().execute(async (transaction) => {
      await sql`rollback`.execute(transaction);
      throw new Error('database or disk is full');
    });
    await expect(failing).rejects.toThrow('database or disk is full');
    const row = { id: 'b', name: 'Adom', created_at: 1 };
    await database
      .transaction()
      .execute((transaction) => transaction.insertInto('businesses').values(row).execute());
    expect(await database.selectFrom('businesses').selectAll().execute()).toHaveLength(1);
  });

  test('names DATA_DIR when the folder cannot be used', () => {
    const folder = mkdtempSync(join(tmpdir(), 'server-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'file'), '');
    expect(() => openDatabase({ databaseUrl: undefined, dataDir: join(folder, 'file') })).toThrow(
      /^DATA_DIR: .*Choose a folder/,
    );
  });

  test('sends to a backup, and not to another folder, when the file is damaged', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'server-test-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    writeFileSync(join(dataDir, 'data.sqlite'), 'no database '.repeat(500));
    expect(() => openDatabase({ databaseUrl: undefined, dataDir })).toThrow(
      /move data.sqlite .* restore a backup/,
    );
  });
});
