// Unpacks a release of the database below DATA_DIR, for provide-release.ts.
import { workerData } from 'node:worker_threads';
import { openDatabaseForReleases } from '../database/open-database.ts';
import { readLastServed } from './last-served.ts';
import type { WantedRelease } from './provide-release.ts';
import { unpackRelease } from './release-archive.ts';
import { ReleaseError } from './release-error.ts';
import { writeReleaseFolder } from './release-folder.ts';
import { readArchive } from './releases.repository.ts';

const wanted: WantedRelease = workerData;
const { dataDir, id } = wanted;
// A slow connection may take longer than a query of a visitor is given.
await using database = openDatabaseForReleases(wanted);
const archive = await readArchive(database, id);
if (archive === undefined) throw new ReleaseError(`The database has no release ${id}.`);
const release = await unpackRelease(archive);
if (release.id !== id) throw new ReleaseError(`The release ${id} in the database is ${release.id}.`);
await writeReleaseFolder(dataDir, release, readLastServed(dataDir)[0]);
