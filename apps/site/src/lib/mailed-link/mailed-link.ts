import { store } from '../forms/stored.ts';

const key = 'mailedTo';

/**
 * Stores in this tab which address an email goes to, so that the next page can show it and the user notices a
 * typo.
 */
export function rememberMailedTo(email: string) {
  // Without storage the next page shows no address.
  store('sessionStorage', key, email.trim());
}

/** Shows the address on the next page. It is an inline script, so it can use nothing but browser APIs. */
export function showMailedTo() {
  try {
    const email = sessionStorage.getItem('mailedTo');
    const place = document.querySelector<HTMLElement>('[data-mailed-to]');
    if (email && place) place.textContent = email;
  } catch {
    // The text makes sense without an address.
  }
}

/**
 * Moves the code of an emailed link from the URL into the form. The code is in the fragment, so that it
 * reaches no log and no other site, and removing it keeps it out of the browser's history. It is an inline
 * script that runs before anything else can read the URL, so it can use nothing but browser APIs. Without
 * JavaScript, or without a code, a visible field allows pasting it.
 */
export function takeMailedLink() {
  const code = location.hash.slice(1);
  const isCode = (text: string) => /^[\w-]{20,}$/.test(text);
  // A newer link that is pasted into the address bar of this page changes only the fragment.
  addEventListener('hashchange', () => isCode(location.hash.slice(1)) && location.reload());
  const field = document.querySelector<HTMLInputElement>('input[name=token]');
  if (!field || !isCode(code)) return;
  history.replaceState(history.state, '', location.pathname);
  field.value = code;
  // If an email program has truncated the link, the field stays visible with the partial code.
  if (code.length === 43) document.documentElement.dataset.mailedLink = '';
}
