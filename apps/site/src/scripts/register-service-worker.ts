import { noWorker } from '../lib/offline/offline-names.ts';
import offlineNotes from './offline/offline-notes.ts?worker&url';

/**
 * Registers the service worker, which stores visited pages. Its URL needs a Trusted Types policy. With
 * SERVICE_WORKER=off the server allows none, and the document is marked with `noWorker`.
 */
export async function registerServiceWorker() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  try {
    const { trustedTypes = { createPolicy: (_name: string, rules: Rules) => rules } } = window as Window &
      Types;
    const policy = trustedTypes.createPolicy('service-worker', {
      createScriptURL: () => '/service-worker.js',
    });
    if (serviceWorker.controller) import(/* @vite-ignore */ offlineNotes);
    await serviceWorker.register(policy.createScriptURL(''));
  } catch {
    // Without a worker the site needs a network, as any other site. The offline page need not wait for one.
    if (serviceWorker.controller) return;
    document.documentElement.dataset[noWorker] = '';
    dispatchEvent(new Event(noWorker));
  }
}

interface Rules {
  createScriptURL: (address: string) => string;
}

/** APIs that TypeScript's library does not have yet. */
interface Types {
  trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules };
}
