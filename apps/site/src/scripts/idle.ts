/**
 * Work that can wait until the page is loaded and the browser is idle: page.ts then fetches this file, but
 * never when data is to be saved. It is a separate file whose imports are bundled, so that it costs one
 * request.
 */
import face from 'display-font/display-latin.woff2?url&no-inline';
import { rememberPressed } from '../lib/came-from/remember-pressed.ts';
import { saveTyped } from '../lib/forms/save-typed.ts';
import offerLanguage from './offer-language.ts?worker&url';
import { registerServiceWorker } from './register-service-worker.ts';
import { reportVitals } from './report-vitals.ts';
import storeFace from './store-display-face.ts?worker&url';
import { watchErrors } from './watch-errors.ts';

watchErrors();
rememberPressed();
addEventListener('visibilitychange', saveTyped);

// A page built last year still shows this year, in the footer that every page has.
(document.querySelector('[data-year]') as Element).textContent = `${new Date().getFullYear()}`;

/** Each build subsets the display face to its characters. A browser that has this subset needs nothing. */
function storeDisplayFace() {
  try {
    if (localStorage.displayFaceOf !== face) import(/* @vite-ignore */ storeFace);
  } catch {
    // A browser may refuse storage.
  }
}

// Pages that preload an island fetch nothing for later pages.
const forLater = document.querySelector('[data-modules]') ? [] : [storeDisplayFace, registerServiceWorker];

/** Readers of the page's own language need nothing. */
function offerOtherLanguage() {
  if (!navigator.language.startsWith(document.documentElement.lang.slice(0, 2)))
    import(/* @vite-ignore */ offerLanguage);
}

// Each in a task of its own, so that a touch does not wait for all three.
for (const start of [reportVitals, offerOtherLanguage, ...forLater]) setTimeout(start);
