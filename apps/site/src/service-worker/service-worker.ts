/**
 * The service worker: visited pages, saved help articles and their files are available without a network.
 * Pages and files of several builds can be stored together: a page names its files by their hashes, and is
 * stored only together with them (docs/decisions/0017-service-worker.md).
 */
import { sitePath } from '@accounting-site/contract/endpoints';
import * as siteEndpoints from '@accounting-site/contract/site-endpoints';
import { enable } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { keepPage, keyOfPage } from '../lib/offline/keep-page.ts';
import { cacheNames, endStates, hello } from '../lib/offline/offline-names.ts';
import { sweepAssets } from '../lib/offline/sweep-assets.ts';
import { isOfThisSite, keptForms, sendKeptRequests, sendOrKeep, syncTag } from './demo-requests.ts';
import { mayBeStored } from './never-stored.ts';
import { noteFor, rememberTold } from './notes.ts';
import { otherPages, pagesAhead, storedPages, storeVisited } from './pages.ts';

declare const self: ServiceWorkerGlobalScope;
/**
 * The offline page, at the address under which browsers keep it to decode other pages: they download it once
 * for both. Inserted by the build.
 */
declare const offlineAddress: string;

// The network request starts while the worker starts, which on a cheap phone takes longer than the network
// does.
enable();

const isNavigation = ({ mode }: Request) => mode === 'navigate';
registerRoute(({ request }) => isNavigation(request) && request.headers.has('sec-purpose'), pagesAhead);
registerRoute(({ request, url }) => isNavigation(request) && mayBeStored(url.pathname), storedPages);
registerRoute(({ request, url }) => isNavigation(request) && !url.pathname.startsWith('/api/'), otherPages);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_astro/'),
  new CacheFirst({ cacheName: cacheNames.assets }),
);

registerRoute(
  ({ url, request }) => keptForms.includes(url.pathname) && isOfThisSite(request, location.origin),
  ({ request }) => sendOrKeep(request),
  'POST',
);

self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string };
  if (tag === syncTag) waitUntil.call(event, sendKeptRequests());
});

/** A page was loaded, or has a network again; or a visitor was told how a form ended. */
self.addEventListener('message', (event) => {
  if (event.data === hello) event.waitUntil(answerHello(event, event.source as WindowClient));
  else if (endStates.includes(event.data)) event.waitUntil(rememberTold(event.data));
});

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  passBy(event);
  event.waitUntil(keepPage(cacheNames.saved, offlineAddress));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver(event));
});

/** A page that says hello has a network, or had one a moment ago. */
async function answerHello(event: ExtendableEvent, window: WindowClient) {
  await sendKeptRequests().catch(() => {});
  if (mayBeStored(new URL(window.url).pathname)) await storeVisited(event, window.url).catch(() => {});
  const note = await noteFor(keyOfPage(window.url));
  if (note) window.postMessage(note);
}

/** An open page continues to work with this worker, because its files have their hashes in their names. */
async function takeOver(event: ExtendableEvent) {
  await self.clients.claim();
  await keepOpenPages(event);
  await sweepAssets();
}

/** The page that registered the worker was loaded before the worker could store anything. */
async function keepOpenPages(event: ExtendableEvent) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const addresses = windows.map(({ url }) => url).filter((url) => mayBeStored(new URL(url).pathname));
  await Promise.allSettled(addresses.map((url) => storeVisited(event, url)));
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
