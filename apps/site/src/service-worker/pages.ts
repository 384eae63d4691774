import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { holdAssets } from '../lib/offline/asset-lock.ts';
import { isWholePage, keepAssetsOf, keyOfPage } from '../lib/offline/keep-page.ts';
import { cacheNames, offlinePath } from '../lib/offline/offline-names.ts';
import { copies } from './notes.ts';

const day = 24 * 60 * 60;
/**
 * Prices and filing dates change, so the network comes first. After this many seconds the stored page is
 * used.
 */
const patience = 3;
/** About 40 KB each as stored, some 2 MB in total. */
const mostPages = 50;

/** One cache key per page, whatever its query. */
const oneKey: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOfPage(request.url),
};

/**
 * A page is stored with all its files or not at all. If that fails, the old copy stays, with its own files.
 */
const withItsAssets: WorkboxPlugin = {
  cacheWillUpdate: async ({ response, state }) => {
    if (!isWholePage(response)) return null;
    if (state) state.release = await holdAssets();
    try {
      await keepAssetsOf(await response.clone().text());
      return response;
    } catch {
      return null;
    }
  },
  // Runs whatever the outcome.
  handlerDidComplete: async ({ state }) => state?.release?.(),
};

/** Saved pages are also used as responses, and are updated when they are visited. */
const savedAsWell: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await matchSaved(request.url)) ?? null,
  cacheDidUpdate: async ({ request, newResponse }) => {
    const saved = await caches.open(cacheNames.saved);
    const key = keyOfPage(request.url);
    if (await saved.match(key)) await saved.put(key, newResponse.clone());
  },
};

/**
 * During a deployment a proxy may respond in place of the server. A stored copy is better than its error
 * page.
 */
const notTheProxy: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    const isProxy = response.status >= 502 && response.status <= 504;
    if (isProxy && (await caches.match(keyOfPage(request.url)))) throw new Error(response.statusText);
    return response;
  },
};

/** The URLs of pages that this worker has served as a visit. */
const visited = new Set<string>();

/** Prices and dates of a copy may have changed, so the visitor is told that it is one. */
const tellThatItIsACopy: WorkboxPlugin = {
  handlerWillStart: async ({ request }) => void visited.add(keyOfPage(request.url)),
  fetchDidSucceed: async ({ request, response }) => {
    copies.delete(keyOfPage(request.url));
    return response;
  },
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
    const stored = cachedResponse?.headers.get('date');
    if (stored) copies.set(keyOfPage(request.url), stored);
    return cachedResponse ?? null;
  },
};

const offlinePageInstead: WorkboxPlugin = {
  handlerDidError: async () => (await caches.open(cacheNames.saved)).match(keyOfPage(offlinePath)),
};

const matchSaved = async (address: string) =>
  (await caches.open(cacheNames.saved)).match(keyOfPage(address), { ignoreVary: true });

/** Pages that may be stored: from the network, or from the cache if there is no network or it is too slow. */
export const storedPages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: patience,
  matchOptions: { ignoreVary: true },
  plugins: [
    oneKey,
    notTheProxy,
    withItsAssets,
    // `purgeOnQuotaError` would delete everything when the storage is full and one page cannot be stored.
    new ExpirationPlugin({ maxEntries: mostPages, maxAgeSeconds: 30 * day }),
    savedAsWell,
    tellThatItIsACopy,
    offlinePageInstead,
  ],
});

/** A prefetched page, such as of a link under the pointer, is not a visit yet, so nothing is stored. */
export const pagesAhead = new NetworkOnly({
  plugins: [{ handlerWillStart: async ({ request }) => void visited.delete(keyOfPage(request.url)) }],
});

/** Stores the open page. A page opened from a prefetch was not served by this worker. */
export async function storeVisited(event: ExtendableEvent, address: string): Promise<void> {
  const request = keyOfPage(address);
  if (!visited.has(request)) await storedPages.handleAll({ event, request })[1];
}

/** All other pages: only from the network. Without one, the offline page is shown. */
export const otherPages = new NetworkOnly({ plugins: [offlinePageInstead] });
