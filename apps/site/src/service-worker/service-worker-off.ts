/**
 * Answers in the worker's place where SERVICE_WORKER=off: it takes away what the worker stored, and then itself. From
 * then on every page comes from the network as if there had never been one.
 */
import { cacheNames } from '../lib/offline/offline-names.ts';
import { sendKeptRequests } from './demo-requests.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(giveUp());
});

async function giveUp() {
  // The network is there: this file came over it. What a visitor typed is not lost with the rest.
  await sendKeptRequests().catch(() => {});
  await Promise.allSettled(Object.values(cacheNames).map((name) => caches.delete(name)));
  // Where the worker noted when a page was used.
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
}
