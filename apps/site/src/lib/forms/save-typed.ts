import { demoRequestDraftKey as key } from './draft-keys.ts';

/**
 * Saves what was typed into a demo request whose code has not loaded yet, when the visitor leaves or switches
 * away. With its code the form saves its draft itself (form-draft.ts).
 */
export function saveTyped() {
  const typed = [...document.querySelectorAll<HTMLInputElement>('[ssr] [id^=demo-]')]
    .filter(({ value }) => value)
    .map(({ name, value }) => [name, value]);
  try {
    if (typed.length)
      localStorage[key] = JSON.stringify({
        ...JSON.parse(localStorage[key] ?? '{}'),
        ...Object.fromEntries(typed),
      });
  } catch {
    // Without storage there is no draft.
  }
}
