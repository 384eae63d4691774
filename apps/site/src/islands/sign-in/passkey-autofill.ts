/** Shared by the page and the island: the chosen passkey, and a function that stops offering passkeys. */
export interface PasskeyAutofill {
  credential?: unknown;
  stop(): void;
}

/** The event that tells the island that a passkey was chosen. */
export const passkeyChosen = 'passkey-chosen';

/**
 * Has the browser offer passkeys in the email field (conditional mediation). It is an inline script, because
 * React waits for a touch, and choosing a passkey is one. A challenge expires after five minutes, so a new
 * one is requested after four. The URL of the request is in an attribute of its script element. With
 * Save-Data nothing is requested.
 */
export function offerPasskeys() {
  const { dataset } = document.currentScript as HTMLElement;
  const marks = document.documentElement.dataset;
  const has = 'passkeys' in marks && !('saving' in marks) ? PublicKeyCredential : undefined;
  let current: AbortController | undefined;
  let isOver = false;
  const autofill: PasskeyAutofill = {
    stop() {
      isOver = true;
      current?.abort();
    },
  };
  Object.assign(window, { passkeyAutofill: autofill });

  const ask = async () => {
    if (isOver) return;
    const answer = await fetch(`${dataset.options}`, { method: 'POST' });
    if (!answer.ok) return;
    const { options } = await answer.json();
    const controller = new AbortController();
    current = controller;
    const renewal = setTimeout(() => {
      controller.abort();
      ask().catch(() => {});
    }, 240_000);
    const credential = await navigator.credentials
      .get({
        mediation: 'conditional',
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
        signal: controller.signal,
      })
      .catch(() => null);
    if (controller.signal.aborted) return;
    clearTimeout(renewal);
    if (!credential) return;
    autofill.credential = (credential as PublicKeyCredential).toJSON();
    document.querySelector('#email')?.dispatchEvent(new Event('input', { bubbles: true }));
    dispatchEvent(new Event('passkey-chosen'));
  };

  addEventListener('load', () => {
    if (!has?.isConditionalMediationAvailable || !has.parseRequestOptionsFromJSON) return;
    has
      .isConditionalMediationAvailable()
      .then((isAvailable) => (isAvailable ? ask() : undefined))
      .catch(() => {}); // The passkey button still works.
  });
}
