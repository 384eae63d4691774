import { assetsNamedByScript, assetsNamedIn } from './assets-of.ts';
import { cacheNames } from './offline-names.ts';

/**
 * Deletes every file that no stored page can load any more. While a page is being stored, this is skipped
 * until the next time. For browsers without locks, the files are listed before the pages are read, so a file
 * that is added meanwhile is not on the list.
 */
export const sweepAssets = () => unlessHeld(sweep);

async function sweep(): Promise<void> {
  const assets = await caches.open(cacheNames.assets);
  const listed = await assets.keys();
  const waiting = await assetsOfStoredPages();
  const used = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (used.has(path)) continue;
    used.add(path);
    const script = path.endsWith('.js') ? await assets.match(path) : undefined;
    if (script) waiting.push(...assetsNamedByScript(await script.text()));
  }
  for (const request of listed) {
    if (!used.has(new URL(request.url).pathname)) await assets.delete(request);
  }
}

async function assetsOfStoredPages(): Promise<string[]> {
  const paths: string[] = [];
  for (const name of [cacheNames.pages, cacheNames.saved]) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      const page = await cache.match(key);
      if (page) paths.push(...assetsNamedIn(await page.text()));
    }
  }
  return paths;
}

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
