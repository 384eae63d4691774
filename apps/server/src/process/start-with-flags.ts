import { url as inspectedAt } from 'node:inspector';
import { enableCompileCache } from 'node:module';

/**
 * Limits for a server with 512 MB. Node's default young generation would grow with the traffic to 48 MB and
 * more. With half this size, the requests of 200 clients survive a young-generation collection, and the old
 * generation grows instead. One thread collects it: a collection takes half a millisecond, and waking others
 * costs more. Two threads for compilation and collection are enough for the spare cores. The allocator
 * settings return the memory of these threads and of the hashing to the system. Node
 * reads these settings only when it starts.
 */
const flags = [
  '--min-semi-space-size=8',
  '--max-semi-space-size=8',
  '--no-parallel-scavenge',
  '--max-old-space-size=256',
  '--v8-pool-size=2',
  // For the one collection after the start, in run-server.ts.
  '--expose-gc',
];
const memory = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '65536' };

/**
 * Replaces this process with one that has the flags; its id, terminal and pipes stay the same. With a compile
 * cache from the first file on, Node never loads the code that strips types, which saves 20 MB. If
 * NODE_COMPILE_CACHE is already set, as in deploy/, this step takes a third of its time.
 * @param script the script to run
 */
export function startWithFlags(script: string): void {
  const { directory } = enableCompileCache();
  const hasFlags = flags.every((flag) => process.execArgv.includes(flag));
  // `node --watch` or a debugger would lose the connection to the process.
  const isWatched = process.channel !== undefined || inspectedAt() !== undefined;
  // Windows has no equivalent.
  if (hasFlags || isWatched || process.platform === 'win32') return;
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...flags, script], {
    ...process.env,
    ...memory,
    ...(directory !== undefined && { NODE_COMPILE_CACHE: directory }),
  });
}
