/**
 * Sends hello to the worker, which then sends waiting requests, and shows the worker's notes. It is loaded
 * only if there is a worker (register-service-worker.ts), and stored with every page, because it is needed
 * offline.
 */
import { hello, type OfflineNote, offlinePath, type PageChange } from '../../lib/offline/offline-names.ts';
import { element } from './part-of-page.ts';
import { updatePage } from './update-page.ts';

const { serviceWorker } = navigator;
const send = (message: string | undefined) => serviceWorker.controller?.postMessage(message);
const greet = () => send(hello);

// A note is rare, so the page's own stylesheet does not include its styles. The colours are those of the
// palette, which the build fills in (integrations/brand-palette.ts). They are added to that stylesheet, because
// Safari can create one since version 16.4 only.
const rules = [
  `.offline-note { position: fixed; inset: auto 12px 12px; z-index: 5; display: flex; flex-wrap: wrap;
  gap: 4px 16px; align-items: center; width: fit-content; max-width: 40rem; margin-inline: auto; padding: 12px 16px;
  border: 1px solid light-dark(var(--ink-300), var(--ink-400)); border-radius: 12px; background: Canvas;
  background: light-dark(var(--paper-0), var(--ink-850)); box-shadow: 0 16px 40px -12px #0006; font-size: 0.9375rem }`,
  '.offline-note:empty { opacity: 0 }',
  '.offline-note p { flex: 1 1 14rem; margin: 0 }',
  `.offline-note :is(a, button) { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 8px; border: 0;
  background: none; color: LinkText; color: light-dark(var(--primary-600), var(--primary-300)); font: inherit; font-weight: 650;
  text-decoration: underline; cursor: pointer }`,
  '@media print { .offline-note { display: none } }',
];

serviceWorker.addEventListener('message', ({ data }: MessageEvent<OfflineNote | PageChange>) => {
  if ('newer' in data) void showChange(data);
  else showNote(data);
});
serviceWorker.startMessages();
addEventListener('online', greet);
greet();

/** The page is a stored copy, and the network has sent another one since. */
async function showChange({ prices, newer, load, close }: PageChange) {
  const updated = await updatePage();
  if (updated === 'prices') showNote({ text: prices, close });
  if (updated === 'nothing') {
    // Without the fragment, which would only scroll the page.
    showNote({ text: newer, look: load, address: location.pathname + location.search, close });
  }
}

/** In the language of this page. */
const offlinePage = `${document.documentElement.dataset.prefix ?? ''}${offlinePath}`;

let current: OfflineNote | undefined;
/** The note about a changed page, which waits until the one about a form is closed: that one is not shown again. */
let next: OfflineNote | undefined;

function showNote(shown: OfflineNote) {
  const { text, about, look, address = offlinePage, close } = shown;
  // The offline page shows the same information in full.
  if (look && location.pathname === offlinePage) return;
  if (current?.about && !about) {
    next = shown;
    return;
  }
  if (about && current && !current.about) next = current;
  current = shown;
  document.querySelector('.offline-note')?.remove();
  const [sheet] = document.styleSheets;
  for (const rule of rules.splice(0)) sheet?.insertRule(rule, sheet.cssRules.length);
  const note = element('div', '', { className: 'offline-note' });
  // As an attribute: browsers of 2022 do not know the property.
  note.setAttribute('role', 'status');
  document.body.append(note);
  const { style } = document.documentElement;
  const onclick = () => {
    note.remove();
    style.scrollPaddingBottom = '';
    if (look) send(about);
    current = undefined;
    if (next) showNote(next);
    next = undefined;
  };
  // Screen readers announce what is added to a status that is there already.
  setTimeout(() => {
    if (!note.isConnected) return;
    note.append(element('p', text));
    if (look) note.append(element('a', look, { href: address }));
    note.append(element('button', close, { type: 'button', onclick }));
    // It must not cover what has the focus.
    style.scrollPaddingBottom = `${note.offsetHeight + 24}px`;
    // Only now: a note for a page that was left before it arrived is shown by the next page.
    if (!look) send(about);
  }, 100);
}
