/** Fills the page about what lies on the phone: without a server's help, since it is there for when there is none. */
import { offerToSave } from './offer-to-save.ts';
import { showKeptRequests } from './show-kept-requests.ts';
import { showStoredPages } from './show-stored-pages.ts';

const canStore = 'caches' in window && 'serviceWorker' in navigator;
/**
 * A first visit registers the worker when the page is idle, and never where data is to be saved. Without one after
 * this, there will be none.
 */
const patience = document.documentElement.dataset.saving === undefined ? 10_000 : 500;
const giveUp = setTimeout(lookInVain, canStore ? patience : 0);

if (canStore) void navigator.serviceWorker.ready.then(fill);

async function fill() {
  clearTimeout(giveUp);
  document.querySelector('[data-unsupported]')?.setAttribute('hidden', '');
  // The worker sends what waits when a page says hello, and tells how that ended.
  navigator.serviceWorker.addEventListener('message', () => void showKeptRequests());
  await Promise.allSettled([showKeptRequests(), offerToSave(showStoredPages)]);
  reveal();
}

/** What was typed may lie there without a worker, too: where the site has turned it off since. */
async function lookInVain() {
  document.querySelector('[data-unsupported]')?.removeAttribute('hidden');
  await Promise.allSettled([showKeptRequests()]);
  reveal();
}

/** Shows all that is known at once: parts that came one after the other would push away what is being read. */
function reveal() {
  document.querySelector('[data-looking]')?.removeAttribute('data-looking');
}
