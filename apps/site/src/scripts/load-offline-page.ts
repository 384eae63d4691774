// A separate file, so that the code of this page costs no other page anything.
import offlinePage from './offline/offline-page.ts?worker&url';

import(/* @vite-ignore */ offlinePage).catch(() =>
  // Without the script nothing will be known, so the page must not say forever that it is looking.
  document.querySelector('[data-looking]')?.removeAttribute('data-looking'),
);
