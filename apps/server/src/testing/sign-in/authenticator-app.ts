import { TOTP } from 'otpauth';
import { expect } from 'vitest';
import { second } from '../../clock.ts';
import type { TestBrowser } from '../app/browser.ts';
import { ownerPassword } from '../app/build-test-app.ts';

/** An authenticator app on a user's phone, and the backup codes that they wrote down. */
export interface AuthenticatorApp {
  readonly secret: string;
  readonly backupCodes: string[];
  /** The six digits at a time in milliseconds since 1970. */
  codeAt(now: number): string;
}

/** How long a code is shown. */
export const codeLifetime = 30 * second;

/** The codes of an app with this secret in base32. */
export function codeAt(secret: string, now: number): string {
  return TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: now });
}

/** Digits that are not a valid code at this time or in a neighbouring time step. */
export function wrongCode(secret: string, now: number): string {
  const right = [-1, 0, 1].map((steps) => codeAt(secret, now + steps * codeLifetime));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
}

/**
 * Adds an authenticator app to the signed-in account. Its user must have authenticated recently, and has to
 * authenticate again for further changes. The clock moves on by half a minute, so that the app shows an unused
 * code.
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

/**
 * Authenticates again, with the password and a code. Half a minute passes first, because a code works only
 * once.
 */
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

/** Enters the right password and returns the challenge that asks for a code. */
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
