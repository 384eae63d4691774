/**
 * Marks the sign-in page before the first paint, so that nothing moves later: whether the browser returns
 * from a provider, and whether passkeys work here. They never work on an IP address (Web Authentication
 * §5.1.2). It is an inline script, so it can use nothing but browser APIs.
 */
export function markSignIn() {
  const { dataset } = document.documentElement;
  if (/^#(signed-in|second-factor=)/.test(location.hash)) dataset.resuming = '';
  if ('PublicKeyCredential' in window && /[a-z]/i.test(location.hostname)) dataset.passkeys = '';
}
