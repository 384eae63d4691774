/** Fills the page about what lies on the phone: without a server's help, since it is there for when there is none. */
import { offlinePath } from '../../lib/offline/offline-names.ts';
import { offerToSave } from './offer-to-save.ts';
import { showKeptRequests } from './show-kept-requests.ts';
import { showStoredPages } from './show-stored-pages.ts';

const canStore = 'caches' in window && 'serviceWorker' in navigator;
/**
 * A first visit registers the worker when the page is idle, and never where data is to be saved. Without one after
 * this, there will be none.
 */
const patience = document.documentElement.dataset.saving === undefined ? 10_000 : 500;
const giveUp = setTimeout(() => reveal('[data-unsupported]', true), canStore ? patience : 0);

reveal('[data-instead]', location.pathname !== offlinePath);
if (canStore) void navigator.serviceWorker.ready.then(fill);
// What was typed may lie there without a worker, too: where the site has turned it off since.
showKeptRequests().catch(() => {});

function fill() {
  clearTimeout(giveUp);
  reveal('[data-unsupported]', false);
  void showKeptRequests();
  void showStoredPages();
  // The worker sends what waits when a page says hello, and tells how that ended.
  navigator.serviceWorker.addEventListener('message', () => void showKeptRequests());
  void offerToSave(showStoredPages);
}

function reveal(selector: string, isShown: boolean) {
  document.querySelector(selector)?.toggleAttribute('hidden', !isShown);
}
