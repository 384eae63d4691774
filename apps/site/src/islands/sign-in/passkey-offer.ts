import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { makePasskey, type PasskeyProblem } from '../../lib/passkeys/make-passkey.ts';
import { browserSession } from '../../lib/session/browser-session.ts';

/**
 * Whether to offer a passkey: the device supports it, the account has none, and the user has not declined. If
 * that cannot be determined, no passkey is offered.
 */
export async function shouldOfferPasskey(appHost: string): Promise<boolean> {
  if (appHost !== '' || !('passkeys' in document.documentElement.dataset)) return false;
  try {
    if (!(await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable())) return false;
    // On a slow network the user, who is signed in, does not wait for an offer.
    const account = await browserSession('').callApp(appHostEndpoints.readAccount, {}, { timeoutMs: 4000 });
    return account.offersPasskey;
  } catch {
    return false;
  }
}

/** Creates a passkey and adds it to the account. Undefined on success. */
export async function acceptOffer(name: string): Promise<PasskeyProblem | undefined> {
  const { callApp } = browserSession('');
  const { options } = await callApp(appHostEndpoints.passkeyOptions);
  const made = await makePasskey(options);
  if ('problem' in made) return made.problem;
  await callApp(appHostEndpoints.addPasskey, { body: { credential: made.credential, name } });
  return undefined;
}

/** Stores that the user wants no passkey. The offer is not repeated on any device. */
export async function declineOffer(): Promise<void> {
  await browserSession('').callApp(appHostEndpoints.declinePasskeyOffer);
}
