// In a file of its own, so that what this page needs costs no other page anything.
import offlinePage from './offline/offline-page.ts?worker&url';

import(/* @vite-ignore */ offlinePage).catch(() =>
  // Nothing will be known: the page does not say for ever that it looks.
  document.querySelector('[data-looking]')?.removeAttribute('data-looking'),
);
