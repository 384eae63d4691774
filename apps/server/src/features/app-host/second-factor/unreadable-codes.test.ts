import { describe, expect, test } from 'vitest';
import { openBrowser } from '../../../testing/app/browser.ts';
import { buildTestApp, ownerPassword } from '../../../testing/app/build-test-app.ts';
import { everythingStored } from '../../../testing/database/everything-stored.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import {
  addAuthenticatorApp,
  beginLogin,
  proveWithCode,
  wrongCode,
} from '../../../testing/sign-in/authenticator-app.ts';
import {
  askForLogin,
  askForNew,
  loginWithPasskey,
  openDevice,
  sendNew,
} from '../../../testing/sign-in/passkey-ceremonies.ts';

const typed = 'canarycany';

describe.each(databaseKinds)('the secrets of a second factor on %s', (on) => {
  test('are readable only for the user: not in the database, a file or the log', async () => {
    const site = await buildTestApp({ on });
    const { app, time } = site;
    const owner = openBrowser(app);
    await owner.login();
    const { secret: offered } = (await owner.send('POST', '/api/api/account/authenticator')).json();
    const phone = await addAuthenticatorApp(owner, time);
    await proveWithCode(owner, phone, time);
    const { backupCodes } = (await owner.send('POST', '/api/api/account/backup-codes')).json();
    const device = openDevice();
    const forNew = await askForNew(owner);
    const { credential, passkey } = device.create(forNew);
    await sendNew(owner, credential);

    const visitor = openBrowser(app);
    const challenge = await beginLogin(visitor);
    const answer = (code: string) => visitor.signIn('/api/api/login/second-factor', { challenge, code });
    await answer(typed);
    await answer(wrongCode(phone.secret, time.now));
    await owner.send('POST', `/api/api/account/reauthentication?code=${typed}`, {
      password: ownerPassword,
      code: typed,
    });
    const pending = await beginLogin(openBrowser(app));
    expect((await answer(backupCodes[0])).statusCode).toBe(200);
    const asked = await askForLogin(visitor);
    expect((await loginWithPasskey(openBrowser(app), device, passkey)).statusCode).toBe(200);

    const codes = [...phone.backupCodes, ...backupCodes];
    const secrets = [
      offered,
      phone.secret,
      ...codes,
      ...codes.map((code: string) => code.replace('-', '')),
      challenge,
      pending,
      forNew.challenge,
      asked.challenge,
      typed,
    ];
    expect(secrets).toHaveLength(47);
    const places = await everythingStored(site);
    // Checks that the search would find stored data.
    expect(places.database).toContain(passkey.id);
    for (const [place, content] of Object.entries(places)) {
      for (const secret of secrets) {
        expect(secret.length).toBeGreaterThan(9);
        expect(content.includes(secret), `${secret} in the ${place}`).toBe(false);
      }
    }
  });
});
