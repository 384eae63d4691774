/** Fills the page about what lies on the phone: without a server's help, since it is there for when there is none. */
import { noWorker } from '../../lib/offline/offline-names.ts';
import { offerToSave } from './offer-to-save.ts';
import { showKeptRequests } from './show-kept-requests.ts';
import { showStoredPages } from './show-stored-pages.ts';

const { dataset } = document.documentElement;
const canStore = 'caches' in window && 'serviceWorker' in navigator && !(noWorker in dataset);
/**
 * A first visit registers the worker when the page is idle, and never where data is to be saved. Without one after
 * this, there will be none.
 */
const patience = 'saving' in dataset ? 500 : 10_000;
const giveUp = setTimeout(lookInVain, canStore ? patience : 0);

addEventListener(noWorker, lookInVain);
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
  clearTimeout(giveUp);
  document.querySelector('[data-unsupported]')?.removeAttribute('hidden');
  await Promise.allSettled([showKeptRequests()]);
  reveal();
}

/** Shows all that is known at once: parts that came one after the other would push away what is being read. */
function reveal() {
  document.querySelector('[data-looking]')?.removeAttribute('data-looking');
}
