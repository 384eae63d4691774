import type { PasskeyOptions } from '@accounting-site/contract/account/passkeys';
import type { ProviderName } from '@accounting-site/contract/account/providers';
import type { BackupCodes, NewAuthenticator } from '@accounting-site/contract/account/second-factor';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { withId } from '@accounting-site/contract/endpoints/endpoints';
import type { Session } from '@accounting-site/session';
import { checked, orGone } from '../../../lib/actions/checked.ts';

type Call = Session['callApp'];

/** A new secret for an authenticator app. It is active once a code confirms it. */
export async function addAuthenticator(call: Call) {
  return checked<NewAuthenticator>(await call(appHostEndpoints.addAuthenticator), 'secret');
}

/** Activates the app with one of its codes, and returns the backup codes, which are not shown again. */
export async function confirmAuthenticator(call: Call, code: string): Promise<string[]> {
  const answer = await call(appHostEndpoints.confirmAuthenticator, { body: { code } });
  return checked<BackupCodes>(answer, 'backupCodes').backupCodes;
}

export async function renewBackupCodes(call: Call): Promise<string[]> {
  const answer = await call(appHostEndpoints.renewBackupCodes);
  return checked<BackupCodes>(answer, 'backupCodes').backupCodes;
}

/** The browser options for a new passkey. */
export async function readPasskeyOptions(call: Call): Promise<PasskeyOptions['options']> {
  const answer = await call(appHostEndpoints.passkeyOptions);
  return checked<PasskeyOptions>(answer, 'options').options;
}

/** Adds the passkey that the browser created. */
export async function addPasskey(call: Call, body: { credential: unknown; name: string }): Promise<void> {
  await call(appHostEndpoints.addPasskey, { body });
}

export async function removePasskey(call: Call, id: string): Promise<void> {
  await orGone(call(withId(appHostEndpoints.removePasskey, id)));
}

/** The providers that the owner has configured. */
export async function listProviders(call: Call, signal?: AbortSignal): Promise<string[]> {
  const answer = await call(appHostEndpoints.listProviders, {}, { signal });
  return checked<{ providers: ProviderName[] }>(answer, 'providers').providers;
}
