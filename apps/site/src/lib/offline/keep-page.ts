import { assetsOfPage, assetsOfScript } from './assets-of.ts';
import { cacheNames } from './offline-names.ts';
import { holdAssets } from './sweep-assets.ts';

/** The cache key of a page: its URL without the query. Pages are static files, the same for everyone. */
export function keyOfPage(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  return origin + pathname;
}

/**
 * Whether a response is a complete page of this site at the requested URL: not redirected, partial, an error
 * or from another origin. Pages that the server marks as not to be stored are excluded, and so is the page of
 * a plan, which has another page's key.
 */
export const isWholePage = ({ url, status, type, redirected, headers }: Response) =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  !/[?&]plan=/.test(url) &&
  /^text\/html/.test(headers.get('content-type') ?? '') &&
  !/no-store/.test(headers.get('cache-control') ?? '');

/**
 * Stores all files that a page loads immediately, before the page itself is stored: a page without its files
 * is useless, and one with the files of another build is worse.
 * @throws when one of them cannot be loaded
 */
async function keepAssetsOf(html: string, signal?: AbortSignal): Promise<void> {
  const assets = await caches.open(cacheNames.assets);
  const waiting = assetsOfPage(html);
  const seen = new Set(waiting);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const response = (await assets.match(path)) ?? (await fetchAsset(assets, path, signal));
    if (!path.endsWith('.js')) continue;
    const others = assetsOfScript(await response.text()).filter((other) => !seen.has(other));
    for (const other of others) seen.add(other);
    waiting.push(...others);
  }
}

async function fetchAsset(assets: Cache, path: string, signal: AbortSignal | undefined): Promise<Response> {
  const response = await fetch(path, { signal: signal ?? null });
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  await assets.put(path, response.clone());
  return response;
}

/**
 * Fetches and stores a page with all files that it loads immediately.
 * @throws when the network, the server or the storage fails
 */
export async function keepPage(cacheName: string, address: string, signal?: AbortSignal): Promise<void> {
  const response = await fetch(address, { signal: signal ?? null, cache: 'no-cache' });
  if (!isWholePage(response)) throw new Error(`${address}: ${response.status}`);
  await keepWholePage(cacheName, address, response, signal);
}

/**
 * Stores a page with all files that it loads immediately, or not at all: an older copy then stays, with its own
 * files.
 */
export async function keepWholePage(
  cacheName: string,
  address: string,
  response: Response,
  signal?: AbortSignal,
): Promise<void> {
  const release = await holdAssets();
  try {
    await keepAssetsOf(await response.clone().text(), signal);
    const cache = await caches.open(cacheName);
    await cache.put(keyOfPage(address), response);
  } finally {
    release();
  }
}
