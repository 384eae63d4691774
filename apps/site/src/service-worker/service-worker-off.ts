/**
 * Replaces the worker when SERVICE_WORKER=off: it deletes what the worker stored, and then unregisters
 * itself. From then on every page comes from the network.
 */
import { cacheNames } from '../lib/offline/offline-names.ts';
import { sendKeptRequests } from './demo-requests.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(giveUp());
});

async function giveUp() {
  // There is a network, because this file was loaded over it. Waiting requests are sent before everything is
  // deleted.
  await sendKeptRequests().catch(() => {});
  await Promise.allSettled(Object.values(cacheNames).map((name) => caches.delete(name)));
  // The database in which the worker recorded when pages were used.
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}
