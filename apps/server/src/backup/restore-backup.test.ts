import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findSchema, firstSchema, latestMigration, migrate } from '../database/migrate.ts';
import { migrateDatabase, openDatabase } from '../database/open-database.ts';
import { takeLock } from '../publishing/publisher/publishers.repository.ts';
import { fillTables } from '../testing/database/fill-tables.ts';
import { bothDatabases, emptyPlace, freshDatabase, freshPlace } from '../testing/database/fresh-database.ts';
import { backUp, repack, restore, sortedDump } from '../testing/database/have-backup.ts';
import { readBackup } from './read-backup.ts';
import { countWhatIsThere } from './restore-backup.ts';
import { takeSnapshot } from './take-snapshot.ts';
import { backupText } from './write-backup.ts';

describe.each(bothDatabases)('restoring on %s', (on) => {
  const otherKind = on === 'SQLite' ? 'PostgreSQL' : 'SQLite';

  test('restores every row of every table, also from the other database', async () => {
    const { database, place } = await freshDatabase(on);
    await fillTables(database, latestMigration);
    const before = await sortedDump(database);
    const between = await emptyPlace(otherKind);
    const other = await restore(await backUp(place), between);
    expect(await sortedDump(other)).toEqual(before);
    const again = await restore(await backUp(between), await emptyPlace(on));
    expect(await sortedDump(again)).toEqual(before);
    await expect(again.deleteFrom('businesses').execute()).rejects.toThrow(/foreign key/i);
  });

  test('migrates a backup of an older version', async () => {
    const old = await emptyPlace(on);
    const database = openDatabase(old);
    onTestFinished(() => database.destroy());
    await migrate(database, firstSchema);
    await fillTables(database, firstSchema);
    const file = await backUp(old);
    expect((await readBackup(file)).schema).toBe(firstSchema);
    const restored = await restore(file, await freshPlace(otherKind));
    await migrateDatabase(database, old);
    expect(await sortedDump(restored)).toEqual(await sortedDump(database));
    expect(await findSchema(restored)).toBe(latestMigration);
  });

  test('leaves a database with data alone unless it may be replaced', async () => {
    const { database, place } = await freshDatabase(on);
    await database.insertInto('businesses').values({ id: 'a', name: 'Adom', created_at: 1 }).execute();
    const target = await freshDatabase(on);
    await takeLock(target.database, { holder: 'publisher', forms: {}, builtAt: 1, now: 1 });
    expect(await countWhatIsThere(target.place)).toEqual({});
    await target.database.insertInto('businesses').values({ id: 'b', name: 'Esi', created_at: 1 }).execute();
    const before = await sortedDump(target.database);
    const file = await backUp(place);
    await expect(restore(file, target.place)).rejects.toThrow('The database is not empty.');
    expect(await sortedDump(target.database)).toEqual(before);
    const restored = await restore(file, target.place, { replace: true });
    expect(await sortedDump(restored)).toEqual(await sortedDump(database));
  });

  test('changes nothing when a foreign key points to a missing row', async () => {
    const { place } = await freshDatabase(on);
    const orphan = {
      id: 'a',
      account_id: 'nobody',
      remember: 0,
      created_at: 1,
      last_seen_at: 1,
      expires_at: 1,
      ended_at: null,
      end_reason: null,
      device: '',
      proved_at: null,
      proved_factor: 0,
      delivered_generation: 1,
    };
    let text = '';
    await takeSnapshot(place, async (snapshot) => {
      const withOrphan = {
        ...snapshot,
        rows: (table: (typeof snapshot.tables)[number]) =>
          table.name === 'sessions' ? orphans() : snapshot.rows(table),
      };
      for await (const part of backupText(withOrphan, { now: 1, rows: {} })) text += part;
    });
    async function* orphans() {
      yield [orphan];
    }
    const target = await freshDatabase(on);
    await target.database.insertInto('businesses').values({ id: 'b', name: 'Esi', created_at: 1 }).execute();
    const before = await sortedDump(target.database);
    const restoring = restore(await repack(text), target.place, { replace: true });
    await expect(restoring).rejects.toThrow('The backup does not fit its tables');
    expect(await sortedDump(target.database)).toEqual(before);
    expect(await findSchema(target.database)).toBe(latestMigration);
  });

  test('and backing up refuse a database of a newer version', async () => {
    const { database, place } = await freshDatabase(on);
    const file = await backUp(place);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(database);
    await expect(backUp(place)).rejects.toThrow('The database belongs to a newer version of this program.');
    await expect(restore(file, place, { replace: true })).rejects.toThrow('belongs to a newer version');
  });

  test('refuses a number that would be rounded', async () => {
    const { database, place } = await freshDatabase(on);
    await database
      .insertInto('businesses')
      .values({ id: 'a', name: 'Adom', created_at: 2 ** 60 })
      .execute();
    const refusal = 'businesses.created_at is not of type bigint. Nothing was written.';
    await expect(backUp(place)).rejects.toThrow(refusal);
  });

  test('reads a consistent snapshot while visitors write', async () => {
    const { database, place } = await freshDatabase(on);
    await fillTables(database, latestMigration);
    const before = await sortedDump(database);
    let text = '';
    await takeSnapshot(place, async (snapshot) => {
      let written = 0;
      for await (const part of backupText(snapshot, { now: 1, rows: {} })) {
        text += part;
        written += 1;
        const row = { query: `query ${written}`, count: 1, first_seen_at: 1, last_seen_at: 1 };
        await database.insertInto('search_misses').values(row).execute();
      }
      expect(written).toBeGreaterThan(20);
    });
    const restored = await restore(await repack(text), await freshPlace(on));
    expect(await sortedDump(restored)).toEqual(before);
  });
});
