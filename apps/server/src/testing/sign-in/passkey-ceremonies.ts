import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TestBrowser } from '../app/browser.ts';
import { ownOrigin } from '../app/build-test-app.ts';
import {
  type Lies,
  openAuthenticator,
  type SoftwareAuthenticator,
  type SoftwarePasskey,
} from './software-authenticator.ts';

/** A device that visits the test server at its own origin. */
export function openDevice(counts = true): SoftwareAuthenticator {
  return openAuthenticator({ origin: ownOrigin, rpId: new URL(ownOrigin).hostname, counts });
}

/** The options from POST /account/passkeys/options. */
export async function askForNew(browser: TestBrowser) {
  const answer = await browser.send('POST', '/api/api/account/passkeys/options');
  expect(answer.statusCode).toBe(200);
  return answer.json<{ options: { challenge: string; user: { id: string } } }>().options;
}

/** Sends what a device created. */
export function sendNew(
  browser: TestBrowser,
  credential: object,
  name = 'My phone',
): Promise<LightMyRequestResponse> {
  return browser.send('POST', '/api/api/account/passkeys', { credential, name });
}

/** Creates a passkey for the signed-in account. */
export async function addPasskeyTo(
  browser: TestBrowser,
  device: SoftwareAuthenticator,
): Promise<SoftwarePasskey> {
  const { credential, passkey } = device.create(await askForNew(browser));
  const answer = await sendNew(browser, credential);
  expect(answer.statusCode).toBe(201);
  return passkey;
}

/** The options from POST /login/passkey/options. */
export async function askForLogin(browser: TestBrowser) {
  const answer = await browser.send('POST', '/api/api/login/passkey/options');
  expect(answer.statusCode).toBe(200);
  return answer.json<{ options: { challenge: string } }>().options;
}

/** Signs in with a passkey, or tries to. */
export async function loginWithPasskey(
  browser: TestBrowser,
  device: SoftwareAuthenticator,
  passkey: SoftwarePasskey,
  lies: Lies = {},
): Promise<LightMyRequestResponse> {
  const credential = device.use(passkey, await askForLogin(browser), lies);
  return browser.signIn('/api/api/login/passkey', { credential });
}
