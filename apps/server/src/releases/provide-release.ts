import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { DatabaseConfig } from '../database/open-database.ts';
import { isReleaseWhole } from './release-folder.ts';

const program = new URL('./unpack-release-worker.ts', import.meta.url);
/** Of JavaScript objects. The release itself is not among them. */
const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/** What the thread needs to know. */
export type WantedRelease = DatabaseConfig & { readonly id: string };

/**
 * Makes sure that the folder of a release is there and complete. A thread of its own unpacks it: reading,
 * hashing and decompressing take half a second in large steps, and pages would wait for each.
 * @throws an error with the name ReleaseError when it is not stored
 */
export async function provideRelease({ dataDir, databaseUrl }: DatabaseConfig, id: string): Promise<void> {
  if (await isReleaseWhole(dataDir, id)) return;
  const workerData: WantedRelease = { dataDir, databaseUrl, id };
  // An error in the thread ends the waiting as well.
  await once(new Worker(program, { workerData, resourceLimits }), 'exit');
}
