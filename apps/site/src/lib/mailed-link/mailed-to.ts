const key = 'mailedTo';

/** Keeps for this tab to which address a mail goes, so that the next page can say so and a slip is noticed. */
export function rememberMailedTo(email: string) {
  try {
    sessionStorage.setItem(key, email.trim());
  } catch {
    // The next page names no address then.
  }
}

/** Shows the address on the next page. Stands in the page itself and knows nothing but the browser. */
export function showMailedTo() {
  try {
    const email = sessionStorage.getItem('mailedTo');
    const place = document.querySelector<HTMLElement>('[data-mailed-to]');
    if (email && place) place.textContent = email;
  } catch {
    // The words make sense without an address.
  }
}
