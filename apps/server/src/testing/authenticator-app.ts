import { TOTP } from 'otpauth';
import { expect } from 'vitest';
import { second } from '../clock.ts';
import type { TestBrowser } from './browser.ts';
import { ownerPassword } from './build-test-app.ts';

/** An authenticator app on somebody's phone, and the backup codes that they wrote down. */
export interface AuthenticatorApp {
  readonly secret: string;
  readonly backupCodes: string[];
  /** The six digits of a moment, in milliseconds since 1970. */
  codeAt(now: number): string;
}

/** How long a code is shown. */
export const codeLifetime = 30 * second;

/** What an app shows that knows this secret in base32. */
export function codeAt(secret: string, now: number): string {
  return TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: now });
}

/** Digits that are no code of this time, nor of its neighbours. */
export function wrongCode(secret: string, now: number): string {
  const right = [-1, 0, 1].map((steps) => codeAt(secret, now + steps * codeLifetime));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
}

/**
 * Adds an authenticator app to the account that is signed in, which has to have proved recently who it is, and has not
 * from then on. Half a minute passes, so that the app shows a code that was not used yet.
 */
export async function addAuthenticatorApp(
  browser: TestBrowser,
  time: { now: number },
): Promise<AuthenticatorApp> {
  const offered = await browser.send('POST', '/api/api/account/authenticator');
  expect(offered.statusCode).toBe(200);
  const { secret } = offered.json<{ secret: string }>();
  const code = codeAt(secret, time.now);
  const confirmed = await browser.send('POST', '/api/api/account/authenticator/confirm', { code });
  expect(confirmed.statusCode).toBe(200);
  time.now += codeLifetime;
  const { backupCodes } = confirmed.json<{ backupCodes: string[] }>();
  return { secret, backupCodes, codeAt: (now) => codeAt(secret, now) };
}

/** Proves again who is there, with the password and a code. Half a minute passes, because a code works once. */
export async function proveWithCode(
  browser: TestBrowser,
  phone: AuthenticatorApp,
  time: { now: number },
): Promise<void> {
  const proof = { password: ownerPassword, code: phone.codeAt(time.now) };
  const answer = await browser.send('POST', '/api/api/account/reauthentication', proof);
  expect(answer.statusCode).toBe(204);
  time.now += codeLifetime;
}

/** Gives the right password and returns the challenge that asks for a code. */
export async function beginLogin(
  browser: TestBrowser,
  credentials?: Parameters<TestBrowser['login']>[0],
): Promise<string> {
  const answer = await browser.login(credentials);
  expect(answer.statusCode).toBe(401);
  const { requires, challenge } = answer.json<{ requires: string; challenge: string }>();
  expect(requires).toBe('second-factor');
  return challenge;
}
