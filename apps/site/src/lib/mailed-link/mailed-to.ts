const key = 'mailedTo';

/**
 * Stores in this tab which address an email goes to, so that the next page can show it and the user notices a
 * typo.
 */
export function rememberMailedTo(email: string) {
  try {
    sessionStorage.setItem(key, email.trim());
  } catch {
    // Without storage the next page shows no address.
  }
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
