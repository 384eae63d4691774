import { appHostPaths } from '@accounting-site/contract/call-paths';
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
    const account = await browserSession('').callApp(appHostPaths.account, { method: 'GET' });
    return (account as { offersPasskey?: unknown }).offersPasskey === true;
  } catch {
    return false;
  }
}

/** Creates a passkey and adds it to the account. Undefined on success. */
export async function acceptOffer(name: string): Promise<PasskeyProblem | undefined> {
  const { callApp } = browserSession('');
  const answer = await callApp(appHostPaths.passkeyOptions, { method: 'POST' });
  const made = await makePasskey((answer as { options: Record<string, unknown> }).options);
  if ('problem' in made) return made.problem;
  await callApp(appHostPaths.passkeys, { method: 'POST', body: { credential: made.credential, name } });
  return undefined;
}

/** Stores that the user wants no passkey. The offer is not repeated on any device. */
export async function declineOffer(): Promise<void> {
  await browserSession('').callApp(appHostPaths.passkeyOffer, { method: 'DELETE' });
}
