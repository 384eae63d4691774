/**
 * Marks the sign-in page with the providers that the owner has configured, for SignIn.module.css: none until
 * the response arrives, or if it fails. It is an inline script, because the island's code waits for a touch.
 * The URL of the request is in an attribute of its script element.
 */
export function markProviders() {
  const { dataset } = document.documentElement;
  fetch(`${document.currentScript?.dataset.call}`)
    .then((answer) => answer.json())
    .then(({ providers: [...names] }) => {
      if (names.length > 0) dataset.providers = names.join(' ');
    })
    .catch(() => {}); // The buttons stay disabled.
}

/**
 * Marks the sign-in page before the first paint, so that nothing moves later: whether the browser returns
 * from a provider, and whether passkeys work here. They never work on an IP address (Web Authentication
 * §5.1.2). It is an inline script, so it can use nothing but browser APIs.
 */
export function markSignIn() {
  const { dataset } = document.documentElement;
  if (/^#(signed-in|second-factor=)/.test(location.hash)) dataset.resuming = '';
  // Without its code the page cannot go on, and shows the ways to sign in.
  const giveUp = () => delete dataset.resuming;
  addEventListener('astro:hydration-error', giveUp);
  addEventListener('error', giveUp, true);
  if ('PublicKeyCredential' in window && /[a-z]/i.test(location.hostname)) dataset.passkeys = '';
}
