import { store } from '../forms/stored.ts';

const key = 'signInEmail';

/**
 * Stores the typed email address in this tab, so that the next form can fill it in. It is in no URL and no
 * request.
 */
export function keepEmail(email: string) {
  // Without storage the next form is empty.
  store('sessionStorage', key, email.trim());
}

/**
 * Stores the email address typed into the sign-in form when a link to another form is followed. It is an
 * inline script, because the link can be followed before React runs.
 */
export function keepTypedEmail() {
  addEventListener('click', ({ target }) => {
    const email = document.querySelector<HTMLInputElement>('#email');
    if (!email || !(target as Element).closest('a[href$="/forgot-password"]')) return;
    try {
      sessionStorage.setItem('signInEmail', email.value.trim());
    } catch {
      // Without storage the next form is empty.
    }
  });
}

/**
 * Fills in the email address typed on the sign-in page, once. It is an inline script, which runs before
 * React.
 */
export function fillInEmail() {
  try {
    const email = document.querySelector<HTMLInputElement>('#forgot-email');
    const typed = sessionStorage.getItem('signInEmail');
    sessionStorage.removeItem('signInEmail');
    if (email && typed && !email.value) email.value = typed;
  } catch {
    // Without storage there is nothing to fill in.
  }
}
