/** How long a browser may take to show what another tab's process has stored, in milliseconds. */
const storageDelay = 50;

/** The part of the browser's lock manager (Web Locks) that is used. */
export interface TabLocks {
  request(name: string, options: { signal: AbortSignal }, task: () => Promise<string>): Promise<string>;
}

/**
 * Runs a task while no other tab of this site runs one under the same name. The signal ends the waiting. Without a lock
 * manager the task runs at once.
 */
export async function oneTabAtATime(
  locks: TabLocks | undefined,
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
    // Some documents have the lock manager but may not use it, such as a sandboxed frame.
    return task();
  }
}

/** A lock passes between the processes of two tabs sooner than what the first of them stored before letting it go. */
const storageArrives = () => new Promise((resolve) => setTimeout(resolve, storageDelay));
