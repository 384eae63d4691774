import { describe, expect, onTestFinished, test } from 'vitest';
import { type Database, openDatabaseForReleases } from '../database/open-database.ts';
import {
  bothDatabases,
  type DatabasePlace,
  emptyPlace,
  freshDatabase,
} from '../testing/database/fresh-database.ts';
import { backUp, restore } from '../testing/database/have-backup.ts';
import { packWithPicture, publish } from '../testing/publishing/make-release.ts';
import { provideRelease } from './provide-release.ts';
import { isReleaseWhole } from './release-folder.ts';

/** Opens a database as releases are stored and read: with more time for a query. */
function openUnhurried(place: DatabasePlace): Database {
  const database = openDatabaseForReleases(place);
  onTestFinished(() => database.destroy());
  return database;
}

describe.each(bothDatabases)('a release of the largest size on %s', (on) => {
  test('is unpacked by the thread, whose heap is smaller, and restored from a backup', async () => {
    const { place } = await freshDatabase(on);
    const database = openUnhurried(place);
    const release = await packWithPicture(47 * 1024 * 1024);
    await publish(database, release);
    await provideRelease(place, release.id);
    expect(await isReleaseWhole(place.dataDir, release.id)).toBe(true);
    const other = await emptyPlace(on);
    await restore(await backUp(place), other);
    await provideRelease(other, release.id);
    expect(await isReleaseWhole(other.dataDir, release.id)).toBe(true);
  });
});
