/**
 * A page that is being stored relies on files that are already cached, but no stored page names them yet. The
 * cleanup must not delete them meanwhile, in any window or worker. Browsers without Web Locks work without
 * this protection.
 */
const name = 'stored-files';

/** Prevents the deletion of files until the returned function is called. */
export function holdAssets(): Promise<() => void> {
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((hold, fail) => {
    const held = () => new Promise<void>((release) => hold(release));
    navigator.locks.request(name, { mode: 'shared' }, held).catch(fail);
  });
}

/**
 * Runs the cleanup only if no page is being stored; otherwise skips it. Waiting for a slow network would keep
 * a new worker from taking over.
 */
export async function unlessHeld(sweep: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return sweep();
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await sweep();
  });
}
