/** Fills the offline page. It works without the server. */
import { noWorker } from '../../lib/offline/offline-names.ts';
import { offerToSave } from './offer-to-save.ts';
import { showKeptRequests } from './show-kept-requests.ts';
import { showStoredPages } from './show-stored-pages.ts';

const { dataset } = document.documentElement;
const canStore = 'caches' in window && 'serviceWorker' in navigator && !(noWorker in dataset);
/**
 * A first visit registers the worker when the page is idle, and never when data is to be saved. After this
 * time, in milliseconds, there will be no worker.
 */
const patience = 'saving' in dataset ? 500 : 10_000;
const giveUp = setTimeout(lookInVain, canStore ? patience : 0);

addEventListener(noWorker, lookInVain);
if (canStore) void navigator.serviceWorker.ready.then(fill);

async function fill() {
  clearTimeout(giveUp);
  document.querySelector('[data-unsupported]')?.setAttribute('hidden', '');
  // The worker sends waiting requests when a page says hello, and reports the outcome.
  navigator.serviceWorker.addEventListener('message', () => void showKeptRequests());
  await Promise.allSettled([showKeptRequests(), offerToSave(showStoredPages)]);
  reveal();
}

/** A kept request may also exist without a worker, if the site has turned the worker off since. */
async function lookInVain() {
  clearTimeout(giveUp);
  document.querySelector('[data-unsupported]')?.removeAttribute('hidden');
  await Promise.allSettled([showKeptRequests()]);
  reveal();
}

/** Shows everything at the same time. Parts that appeared one by one would push away what is being read. */
function reveal() {
  document.querySelector('[data-looking]')?.removeAttribute('data-looking');
}
