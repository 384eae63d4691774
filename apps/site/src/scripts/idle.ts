/**
 * Work that can wait until the page is loaded and the browser is idle: page.ts then fetches this file, but
 * never when data is to be saved. It is a separate file whose imports are bundled, so that it costs one
 * request.
 */
import face from 'display-font/display-latin.woff2?url&no-inline';
import type { Failure } from '../lib/browser-errors/describe-error.ts';
import { demoRequestDraftKey } from '../lib/forms/draft-keys.ts';
import offerLanguage from './offer-language.ts?worker&url';
import { registerServiceWorker } from './register-service-worker.ts';
import reporter from './report-errors.ts?worker&url';
import { reportVitals } from './report-vitals.ts';
import storeFace from './store-display-face.ts?worker&url';

watchErrors();
rememberPressed();
addEventListener('visibilitychange', saveTyped);

// A page built last year still shows this year, in the footer that every page has. Never an earlier one: a phone may
// have lost its time. ECMA-262 fixes the format: Sat Nov 28 2026.
const shown = document.querySelector('[data-year]') as Element;
shown.textContent = Math.max(+(shown.textContent as string), +Date().slice(11, 15)) as unknown as string;

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

// Each in its own task, so that a touch does not wait for all of them.
for (const start of [reportVitals, offerOtherLanguage, ...forLater]) setTimeout(start);

/** Remembers in this tab the link or button that was pressed last, because it may open a form. */
function rememberPressed() {
  addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest('a,[data-opens] button');
    try {
      if (pressed) sessionStorage.pressed = pressed.textContent;
    } catch {
      // A browser may refuse storage.
    }
  });
}

/**
 * Saves what was typed into a demo request whose code has not loaded yet, when the visitor leaves or switches
 * away. With its code the form saves its draft itself (form-draft.ts).
 */
function saveTyped() {
  try {
    let draft = JSON.parse(localStorage[demoRequestDraftKey] ?? '{}');
    for (const { name, value } of document.querySelectorAll<HTMLInputElement>('[ssr] [id^=demo]'))
      if (value) {
        // A name that does not begin like that of the draft is another person's, who uses the same phone.
        if (name === 'name' && value.indexOf(draft.name) * draft.name?.indexOf(value)) draft = {};
        draft[name] = value;
        localStorage[demoRequestDraftKey] = JSON.stringify(draft);
      }
  } catch {
    // Without storage there is no draft.
  }
}

declare global {
  interface Window {
    /** Errors from before the reporting script was loaded; from then on, that script. */
    failures?: Failure[] | { push(failure: Failure): void };
  }
}

/** Loads the reporting script at the first error. Without a network nothing is reported. */
function watchErrors() {
  const note = (event: ErrorEvent | PromiseRejectionEvent) => {
    window.failures ??= [];
    window.failures.push(event);
    import(/* @vite-ignore */ reporter).catch(() => {});
  };
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
}
