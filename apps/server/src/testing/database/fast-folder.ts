import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';

/** The folder for temporary test data: in memory, because waiting for the disk proves nothing in tests. */
export const fastFolder = hasRoom(memory) ? memory : tmpdir();

/** Containers usually have 64 MB of it, which is too little for PostgreSQL. */
function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 1e9;
}
