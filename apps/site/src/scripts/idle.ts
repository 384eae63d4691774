/**
 * What can wait until a page is there and the phone has nothing to do: page.ts fetches it then, and never on a network
 * that is to be spared. A file of its own without imports left in it, so that it costs one request.
 */
import face from 'display-font/display-latin.woff2?url&no-inline';
import { registerServiceWorker } from './register-service-worker.ts';
import { reportVitals } from './report-vitals.ts';
import storeFace from './store-display-face.ts?worker&url';
import { watchErrors } from './watch-errors.ts';

watchErrors();
/** Each build cuts the display face to its letters; a browser that has this cut needs nothing. */
function storeDisplayFace() {
  if (localStorage.displayFaceOf !== face) import(/* @vite-ignore */ storeFace);
}

// Each in a task of its own: a touch need not wait for all three.
for (const start of [storeDisplayFace, reportVitals, registerServiceWorker]) setTimeout(start);
