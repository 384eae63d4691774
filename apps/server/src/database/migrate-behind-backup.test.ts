import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { emptyPlace } from '../testing/database/fresh-database.ts';
import { waitForLocks } from '../testing/database/wait-for-locks.ts';
import { findSchema, latestMigration, migrate } from './migrate.ts';
import { migrateDatabase, openDatabase } from './open-database.ts';

test('a migration that waits for a backup on PostgreSQL does not make requests wait', async () => {
  const place = await emptyPlace('PostgreSQL');
  const [database, backup] = [openDatabase(place), openDatabase(place)];
  onTestFinished(async () => void (await Promise.all([database.destroy(), backup.destroy()])));
  await migrate(database, '0025-chosen-drafts');
  let migrating: Promise<readonly string[]> | undefined;
  await backup.transaction().execute(async (read) => {
    await read.selectFrom('published_edits').select('path').execute();
    migrating = migrateDatabase(database, place);
    await waitForLocks(database, 1);
    // A request fails after 900 milliseconds.
    for (let count = 0; count < 20; count += 1) {
      expect(await database.selectFrom('published_edits').select('path').execute()).toEqual([]);
      await sleep(100);
    }
    expect(await findSchema(database)).toBe('0025-chosen-drafts');
  });
  expect(await migrating).toEqual([]);
  expect(await findSchema(database)).toBe(latestMigration);
});
