/**
 * Marks the sign-in page before it is painted, so that nothing moves later: that the browser comes back from another
 * company, and that passkeys work here. They never do at an address of numbers (Web Authentication §5.1.2). Stands
 * in the page itself and knows nothing but the browser.
 */
export function markSignIn() {
  const { dataset } = document.documentElement;
  if (/^#(signed-in|second-factor=)/.test(location.hash)) dataset.resuming = '';
  if ('PublicKeyCredential' in window && /[a-z]/i.test(location.hostname)) dataset.passkeys = '';
}
