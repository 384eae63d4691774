// In a file of its own, so that what this page needs costs no other page anything.
import offlinePage from './offline/offline-page.ts?worker&url';

import(/* @vite-ignore */ offlinePage);
