const key = 'signInEmail';

/** Keeps for this tab which address was typed, so that the next form need not ask. It is in no URL and no request. */
export function keepEmail(email: string) {
  try {
    sessionStorage.setItem(key, email.trim());
  } catch {
    // The next form is empty then.
  }
}

/**
 * Keeps what was typed into the sign-in form when its link to another form is followed. Part of the page, because the
 * link can be followed before React runs.
 */
export function keepTypedEmail() {
  addEventListener('click', ({ target }) => {
    const email = document.querySelector<HTMLInputElement>('#email');
    if (!email || !(target as Element).closest('a[href="/forgot-password"]')) return;
    try {
      sessionStorage.setItem('signInEmail', email.value.trim());
    } catch {
      // The next form is empty then.
    }
  });
}

/** Fills in the address that was typed on the sign-in page, once. Part of the page, before React runs. */
export function fillInEmail() {
  try {
    const email = document.querySelector<HTMLInputElement>('#forgot-email');
    const typed = sessionStorage.getItem('signInEmail');
    sessionStorage.removeItem('signInEmail');
    if (email && typed && !email.value) email.value = typed;
  } catch {
    // A browser that stores nothing has nothing to fill in.
  }
}
