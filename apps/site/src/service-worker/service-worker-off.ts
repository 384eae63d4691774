/**
 * Answers in the worker's place where SERVICE_WORKER=off: it takes away what the worker stored, and then itself. From
 * then on every page comes from the network as if there had never been one.
 */
import { cacheNames } from '../lib/offline/offline-names.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(giveUp());
});

async function giveUp() {
  await Promise.allSettled(Object.values(cacheNames).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
