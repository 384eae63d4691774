import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { holdAssets } from '../lib/offline/asset-lock.ts';
import { isWholePage, keepAssetsOf, keyOfPage } from '../lib/offline/keep-page.ts';
import { cacheNames, offlinePath } from '../lib/offline/offline-names.ts';
import { copies } from './notes.ts';

const day = 24 * 60 * 60;
/** Prices and filing dates change: whoever has a network reads them anew. Past this the network counts as silent. */
const patience = 3;
/** About 40 KB each as they are stored: some 2 MB. */
const mostPages = 50;

/** One name for a page, whatever follows its address. */
const oneKey: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOfPage(request.url),
};

/** A page is stored with its files or not at all; then the copy that is there stays, with files of its own. */
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
  // Whatever became of it.
  handlerDidComplete: async ({ state }) => state?.release?.(),
};

/** What was saved on purpose answers, too, and is brought up to date when it is visited. */
const savedAsWell: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await matchSaved(request.url)) ?? null,
  cacheDidUpdate: async ({ request, newResponse }) => {
    const saved = await caches.open(cacheNames.saved);
    const key = keyOfPage(request.url);
    if (await saved.match(key)) await saved.put(key, newResponse.clone());
  },
};

/** While a deployment exchanges the server, a proxy answers in its place: a copy is worth more than that. */
const notTheProxy: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    const isProxy = response.status >= 502 && response.status <= 504;
    if (isProxy && (await caches.match(keyOfPage(request.url)))) throw new Error(response.statusText);
    return response;
  },
};

/** The pages that this worker has answered a visit of, by address. */
const visited = new Set<string>();

/** Prices and dates of a copy may have changed: the visitor is told that it is one. */
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

/** Pages that may be stored: from the network; from the phone at once where there is none, and while it is silent. */
export const storedPages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: patience,
  matchOptions: { ignoreVary: true },
  plugins: [
    oneKey,
    notTheProxy,
    withItsAssets,
    // Not `purgeOnQuotaError`: a phone that is full would lose all that it has to a page that it cannot store.
    new ExpirationPlugin({ maxEntries: mostPages, maxAgeSeconds: 30 * day }),
    savedAsWell,
    tellThatItIsACopy,
    offlinePageInstead,
  ],
});

/** A page that a browser fetches ahead, because a pointer rests on its link, is not visited yet: nothing is stored. */
export const pagesAhead = new NetworkOnly({
  plugins: [{ handlerWillStart: async ({ request }) => void visited.delete(keyOfPage(request.url)) }],
});

/** Stores a page that is open. Opened out of what was fetched ahead, it came past this worker. */
export async function storeVisited(event: ExtendableEvent, address: string): Promise<void> {
  const request = keyOfPage(address);
  if (!visited.has(request)) await storedPages.handleAll({ event, request })[1];
}

/** All others: from the network alone. Without one, the offline page says so. */
export const otherPages = new NetworkOnly({ plugins: [offlinePageInstead] });
