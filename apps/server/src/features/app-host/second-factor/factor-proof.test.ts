import { describe, expect, test } from 'vitest';
import { openBrowser, type TestBrowser } from '../../../testing/app/browser.ts';
import { buildTestApp, ownerPassword } from '../../../testing/app/build-test-app.ts';
import { type DatabaseKind, databaseKinds } from '../../../testing/database/fresh-database.ts';
import {
  type AuthenticatorApp,
  addAuthenticatorApp,
  beginLogin,
} from '../../../testing/sign-in/authenticator-app.ts';
import {
  addPasskeyTo,
  askForNew,
  loginWithPasskey,
  openDevice,
  sendNew,
} from '../../../testing/sign-in/passkey-ceremonies.ts';

const authenticator = '/api/api/account/authenticator';
const needsProof = { status: 403, requires: 'reauthentication' };

async function open(on: DatabaseKind) {
  const site = await buildTestApp({ on });
  const browser = openBrowser(site.app);
  await browser.login();
  const prove = (who: TestBrowser, code?: string) =>
    who.send('POST', '/api/api/account/reauthentication', { password: ownerPassword, ...(code && { code }) });
  return { ...site, browser, prove };
}

/** The requests that change a second factor. */
const changes = [
  ['removing the app', 'DELETE', authenticator],
  ['replacing the app', 'POST', authenticator],
  ['renewing the backup codes', 'POST', '/api/api/account/backup-codes'],
] as const;

describe.each(databaseKinds)('a second factor on %s', (on) => {
  test.each(changes)(
    'is not changed with a proof from before it: %s requires a new one',
    async (_what, method, path) => {
      const { app, browser, time } = await open(on);
      const other = openBrowser(app);
      await other.login();
      await addAuthenticatorApp(browser, time);
      for (const each of [browser, other])
        expect((await each.send(method, path)).json()).toMatchObject(needsProof);
    },
  );

  test.each(changes)(
    'is not changed with a passkey only: %s requires a code',
    async (_what, method, path) => {
      const { app, browser, time, prove } = await open(on);
      const device = openDevice();
      const passkey = await addPasskeyTo(browser, device);
      const phone = await addAuthenticatorApp(browser, time);
      const thief = openBrowser(app);
      expect((await loginWithPasskey(thief, device, passkey)).statusCode).toBe(200);
      expect((await thief.send(method, path)).json()).toMatchObject(needsProof);
      expect((await prove(thief)).statusCode).toBe(422);
      expect((await thief.send(method, path)).json()).toMatchObject(needsProof);
      expect((await prove(thief, phone.codeAt(time.now))).statusCode).toBe(204);
      expect((await thief.send(method, path)).statusCode).toBeLessThan(300);
    },
  );

  test.each([
    ['a code of the app', ({ codeAt }: AuthenticatorApp, now: number) => codeAt(now)],
    ['a backup code', ({ backupCodes }: AuthenticatorApp) => backupCodes[0] ?? ''],
  ])('is removed after signing in with %s', async (_what, codeOf) => {
    const { app, browser, time } = await open(on);
    const phone = await addAuthenticatorApp(browser, time);
    const owner = openBrowser(app);
    const challenge = await beginLogin(owner);
    await owner.signIn('/api/api/login/second-factor', { challenge, code: codeOf(phone, time.now) });
    expect((await owner.send('DELETE', authenticator)).statusCode).toBe(204);
  });

  test('cancels the creation of a passkey that an earlier proof allowed', async () => {
    const { browser, time } = await open(on);
    const { credential } = openDevice().create(await askForNew(browser));
    await addAuthenticatorApp(browser, time);
    expect((await sendNew(browser, credential)).statusCode).toBe(422);
  });
});
