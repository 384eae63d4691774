import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';

/** Where tests keep what is gone afterwards: in memory, for waiting for the disk proves nothing there. */
export const fastFolder = hasRoom(memory) ? memory : tmpdir();

/** Containers have 64 MB of it as a rule, which a PostgreSQL outgrows. */
function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 1e9;
}
