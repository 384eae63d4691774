import type { Config } from '../config/config.ts';
import { openUnhurriedDatabase } from '../database/open-database.ts';
import { readLastServed } from './last-served.ts';
import { unpackRelease } from './release-archive.ts';
import { ReleaseError } from './release-error.ts';
import { isReleaseWhole, writeReleaseFolder } from './release-folder.ts';
import { readArchive } from './releases.repository.ts';

/** Makes sure that the folder of a release is there and complete. @throws ReleaseError when it is not stored */
export async function provideRelease(config: Config, id: string): Promise<void> {
  if (await isReleaseWhole(config.dataDir, id)) return;
  // A slow connection may take longer than a query of a visitor is given.
  const database = openUnhurriedDatabase(config);
  try {
    const archive = await readArchive(database, id);
    if (archive === undefined) throw new ReleaseError(`The database has no release ${id}.`);
    const release = await unpackRelease(archive);
    if (release.id !== id) throw new ReleaseError(`The release ${id} in the database is ${release.id}.`);
    await writeReleaseFolder(config.dataDir, release, readLastServed(config.dataDir)[0]);
  } finally {
    await database.destroy();
  }
}
