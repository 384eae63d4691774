/**
 * Marks the sign-in page with the providers that the owner has configured, for SignIn.module.css: none until
 * the response arrives, or if it fails. It is an inline script, because the island's code waits for a touch.
 * The URL of the request is in an attribute of its script element.
 */
export function markProviders() {
  const { dataset } = document.documentElement;
  // Google refuses browsers inside another app, so it is not shown there.
  const inApp = /; wv\)|FBA[NV]|Instagram|Bytedance/.test(navigator.userAgent);
  if (inApp) dataset.inApp = '';
  fetch(`${document.currentScript?.dataset.call}`)
    .then((answer) => answer.json())
    .then(({ providers: [...all] }) => {
      const names = all.filter((name: string) => !inApp || name !== 'google');
      if (names.length > 0) dataset.providers = names.join(' ');
    })
    .catch(() => {}); // The buttons stay disabled.
}

/**
 * Marks the sign-in page before the first paint, so that nothing moves later: whether the browser returns
 * from a provider, and whether passkeys work here. They never work on an IP address (Web Authentication
 * §5.1.2). Chrome for Android before 108 cannot use them; it also lacks conditional mediation, which is
 * tested. It is an inline script, so it can use nothing but browser APIs.
 */
export function markSignIn() {
  const { dataset } = document.documentElement;
  if (/^#(signed-in|second-factor=)/.test(location.hash)) dataset.resuming = '';
  // If the island fails to load, the page shows the sign-in form.
  const giveUp = () => delete dataset.resuming;
  addEventListener('astro:hydration-error', giveUp);
  addEventListener('error', giveUp, true);
  if (!window.PublicKeyCredential || !/[a-z]/i.test(location.hostname)) return;
  const isOld = !('isConditionalMediationAvailable' in PublicKeyCredential);
  if (!isOld || !/Android/.test(navigator.userAgent)) dataset.passkeys = '';
}
