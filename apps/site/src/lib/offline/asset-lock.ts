/**
 * A page that is being stored counts on files that are there already, and no stored page names them yet: a sweep must
 * not take them away meanwhile, in whichever window or worker either happens. Browsers without Web Locks go on as if
 * they were alone.
 */
const name = 'stored-files';

/** Keeps all files where they are until the answer is called. */
export function holdAssets(): Promise<() => void> {
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((hold, fail) => {
    const held = () => new Promise<void>((release) => hold(release));
    navigator.locks.request(name, { mode: 'shared' }, held).catch(fail);
  });
}

/**
 * Does something while no page is being stored, or else nothing at all: to wait for a network that is silent would keep
 * a new worker from taking over.
 */
export async function unlessHeld(sweep: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return sweep();
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await sweep();
  });
}
