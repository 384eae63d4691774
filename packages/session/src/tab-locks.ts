/** The milliseconds until a browser shows what another tab's process has stored. */
const storageDelay = 50;

/** The part of the browser's lock manager (Web Locks) that is used. */
export interface TabLocks {
  request(name: string, options: { signal: AbortSignal }, task: () => Promise<string>): Promise<string>;
}

/**
 * Runs a task while no other tab of this site runs one under the same name. The signal ends the wait. Without
 * a lock manager the task runs immediately.
 */
export async function oneTabAtATime(
  locks: TabLocks | null,
  name: string,
  signal: AbortSignal,
  task: () => Promise<string>,
): Promise<string> {
  if (!locks) return task();
  let granted = false;
  try {
    return await locks.request(name, { signal }, async () => {
      granted = true;
      await storageArrives();
      return task();
    });
  } catch (error) {
    if (granted || signal.aborted) throw error;
    // Some documents have a lock manager but may not use it, such as a sandboxed frame.
    return task();
  }
}

/** A lock can reach another tab's process before the data that the first tab stored while it had the lock. */
const storageArrives = () => new Promise((resolve) => setTimeout(resolve, storageDelay));
