import type { ProviderName } from '@accounting-site/contract/account/providers';
import type { BackupCodes, NewAuthenticator } from '@accounting-site/contract/account/second-factor';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { withId } from '@accounting-site/contract/endpoints/endpoints';
import { isRecord } from '@accounting-site/contract/fields/is-record';
import type { Session } from '@accounting-site/session';
import { checked, orGone } from '../../../lib/actions/checked.ts';

type Call = Session['callApp'];

/**
 * A new secret for an authenticator app. It is active once a code confirms it (POST /account/authenticator).
 */
export async function addAuthenticator(call: Call): Promise<NewAuthenticator> {
  const answer = await call(appHostEndpoints.addAuthenticator);
  return checked(answer, isNewAuthenticator);
}

/** Activates the app with one of its codes, and returns the backup codes, which are not shown again. */
export async function confirmAuthenticator(call: Call, code: string): Promise<string[]> {
  const answer = await call(appHostEndpoints.confirmAuthenticator, { body: { code } });
  return checked(answer, isBackupCodes).backupCodes;
}

/** Switches the app off (DELETE /account/authenticator). */
export async function removeAuthenticator(call: Call): Promise<void> {
  await call(appHostEndpoints.removeAuthenticator);
}

/** Replaces the backup codes (POST /account/backup-codes). */
export async function renewBackupCodes(call: Call): Promise<string[]> {
  return checked(await call(appHostEndpoints.renewBackupCodes), isBackupCodes).backupCodes;
}

/** The browser options for a new passkey (POST /account/passkeys/options). */
export async function readPasskeyOptions(call: Call): Promise<Record<string, unknown>> {
  const answer = await call(appHostEndpoints.passkeyOptions);
  return checked(answer, hasOptions).options;
}

/** Adds the passkey that the browser created (POST /account/passkeys). */
export async function addPasskey(call: Call, body: { credential: unknown; name: string }): Promise<void> {
  await call(appHostEndpoints.addPasskey, { body });
}

export async function removePasskey(call: Call, id: string): Promise<void> {
  await orGone(call(withId(appHostEndpoints.removePasskey, id)));
}

/** The providers that the owner has configured (GET /login/providers). */
export async function listProviders(call: Call, signal?: AbortSignal): Promise<string[]> {
  const answer = await call(appHostEndpoints.listProviders, {}, { signal });
  return checked(answer, hasProviders).providers;
}

export async function unlinkProvider(call: Call, provider: ProviderName): Promise<void> {
  await call(withId(appHostEndpoints.unlinkProvider, provider));
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isNewAuthenticator = (value: unknown): value is NewAuthenticator =>
  isRecord(value) && isTextList([value.secret, value.address, value.qrCode]);

const isBackupCodes = (value: unknown): value is BackupCodes =>
  isRecord(value) && isTextList(value.backupCodes);

const hasOptions = (value: unknown): value is { options: Record<string, unknown> } =>
  isRecord(value) && isRecord(value.options);

const hasProviders = (value: unknown): value is { providers: string[] } =>
  isRecord(value) && isTextList(value.providers);
