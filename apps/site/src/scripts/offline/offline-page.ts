/** Fills the page about what lies on the phone: without a server's help, since it is there for when there is none. */
import { offlinePath } from '../../lib/offline/offline-names.ts';
import { offerToSave } from './offer-to-save.ts';
import { showKeptRequests } from './show-kept-requests.ts';
import { showStoredPages } from './show-stored-pages.ts';

const canStore = 'caches' in window && 'serviceWorker' in navigator;
const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };

reveal('[data-instead]', location.pathname !== offlinePath);
reveal('[data-unsupported]', !canStore || connection?.saveData === true);
if (canStore) {
  void showKeptRequests();
  void showStoredPages();
  // The worker sends what waits when a page says hello, and tells how that ended.
  navigator.serviceWorker.addEventListener('message', () => void showKeptRequests());
  void offerToSave(showStoredPages);
}

function reveal(selector: string, isShown: boolean) {
  document.querySelector(selector)?.toggleAttribute('hidden', !isShown);
}
