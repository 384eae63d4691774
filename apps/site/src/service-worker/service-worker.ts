/**
 * The service worker: visited pages, saved help articles and their files are available without a network.
 * Pages and files of several builds can be stored together: a page names its files by their hashes, and is
 * stored only together with them (docs/decisions/0017-service-worker.md).
 */
import { sitePath } from '@accounting-site/contract/endpoints/endpoints';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import { keepPage, keyOfPage } from '../lib/offline/keep-page.ts';
import {
  cacheNames,
  endStates,
  hello,
  type OfflineNote,
  type PageChange,
  storedCopyHeader,
} from '../lib/offline/offline-names.ts';
import { sweepAssets } from '../lib/offline/sweep-assets.ts';
import { isOfThisSite, keptForms, sendKeptRequests, sendOrKeep, syncTag } from './demo-requests.ts';
import { mayBeStored } from './never-stored.ts';
import { noteOfChange, noteOfCopy, noteOfRequests, rememberTold } from './notes.ts';
import {
  after,
  keepOfflinePageOf,
  openAhead,
  openOther,
  openPage,
  refreshes,
  storeVisited,
} from './pages.ts';

declare const self: ServiceWorkerGlobalScope;
/**
 * The URL of the offline page as compression dictionary, so that browsers download it only once. Inserted by
 * the build.
 */
declare const offlineAddress: string;

self.addEventListener('fetch', (event) => {
  const answer = answerFor(event);
  if (answer) event.respondWith(answer);
});

/** The answer to a request, or undefined to leave it to the browser. */
function answerFor(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return undefined;
  if (request.method === 'POST') {
    const isKept = keptForms.includes(pathname) && isOfThisSite(request, origin);
    return isKept ? sendOrKeep(request) : undefined;
  }
  if (request.method !== 'GET') return undefined;
  if (pathname.startsWith('/_astro/')) return openAsset(event);
  if (request.headers.has(storedCopyHeader)) return openStoredCopy(request);
  if (request.mode !== 'navigate') return undefined;
  if (request.headers.has('sec-purpose')) return openAhead(event);
  if (mayBeStored(pathname)) return openPage(event);
  return pathname.startsWith('/api/') ? undefined : openOther(event);
}

/** The name of a file contains a hash of its content, so a stored one is right for ever. */
async function openAsset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  // Without the query that Astro adds when it retries a file.
  const { pathname } = new URL(request.url);
  // With damaged storage the file comes from the network.
  const assets = await caches.open(cacheNames.assets).catch(() => undefined);
  const stored = await assets?.match(pathname, { ignoreVary: true }).catch(() => undefined);
  if (stored) return stored;
  const response = await fetch(request);
  // A proxy's HTML page is never stored in place of the file. If the storage is full, nothing is.
  const isFile = response.status === 200 && !/html/.test(response.headers.get('content-type') ?? '');
  if (assets && isFile) event.waitUntil(assets.put(pathname, response.clone()).catch(() => {}));
  return response;
}

const openStoredCopy = async ({ url }: Request) =>
  (await caches.match(keyOfPage(url), { ignoreVary: true })) ?? Response.error();

self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string };
  if (tag === syncTag) waitUntil.call(event, sendKeptRequests());
});

/** A page was loaded, or has a network again; or a visitor was told how a form ended. */
self.addEventListener('message', (event) => {
  if (event.data === hello) event.waitUntil(answerHello(event.source as WindowClient));
  else if (endStates.includes(event.data)) event.waitUntil(rememberTold(event.data));
});

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  passBy(event);
  event.waitUntil(keepPage(cacheNames.saved, offlineAddress));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

/** A page that says hello has a network, or had one a moment ago. None of these waits for another. */
async function answerHello(window: WindowClient) {
  const { url } = window;
  const store = mayBeStored(new URL(url).pathname) ? storeVisited(url) : undefined;
  await Promise.allSettled([tellOfCopy(window), tellOfRequests(window), store, keepOfflinePageOf(url)]);
}

/** Says that the page is a stored copy, and when the network's page differs from it. */
async function tellOfCopy(window: WindowClient) {
  const key = keyOfPage(window.url);
  const refresh = refreshes.get(key);
  await refresh?.soon;
  const isToldAtOnce = tell(window, noteOfCopy(key));
  if (await refresh?.isChanged) tell(window, noteOfChange(key));
  // The network's page could not be stored, so this is a copy after all.
  else if (!isToldAtOnce) tell(window, noteOfCopy(key));
}

/** Sends what waits, and says how it ended. */
async function tellOfRequests(window: WindowClient) {
  await sendKeptRequests().catch(() => {});
  tell(window, await noteOfRequests(window.url));
}

/** Lets the page show a note. @returns whether there was one */
function tell(window: WindowClient, note: OfflineNote | PageChange | undefined): boolean {
  if (note) window.postMessage(note);
  return note !== undefined;
}

/** An open page continues to work with this worker, because its files have their hashes in their names. */
async function takeOver() {
  // The network request for a page starts while the worker starts, which on a cheap phone takes longer than the
  // network does.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
  // Until this event is over, no page opens. On a network that does not respond, the next visit stores what is left.
  await Promise.race([keepOpenPages().then(sweepAssets), after(2000)]);
  // Of an earlier version.
  indexedDB.deleteDatabase('workbox-expiration');
}

/** The page that registered the worker was loaded before the worker could store anything. */
async function keepOpenPages() {
  const windows = await self.clients.matchAll({ type: 'window' });
  const addresses = windows.map(({ url }) => url).filter((url) => mayBeStored(new URL(url).pathname));
  await Promise.allSettled(addresses.flatMap((url) => [storeVisited(url), keepOfflinePageOf(url)]));
}

/**
 * Routes the requests sent when a page is left past the worker (Static Routing API). Chromium loses most of
 * them if a worker handles them. In browsers without that API nothing changes.
 */
function passBy(event: ExtendableEvent) {
  const { addRoutes } = event as InstallEvent;
  addRoutes?.call(event, { condition: { urlPattern: sitePath(siteEndpoints.vitals) }, source: 'network' });
}

/** Types that TypeScript's library does not have yet. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?: (rule: { condition: { urlPattern: string }; source: 'network' }) => Promise<void>;
}
