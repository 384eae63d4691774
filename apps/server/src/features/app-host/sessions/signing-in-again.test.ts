import { describe, expect, test } from 'vitest';
import { openBrowser, type TestBrowser } from '../../../testing/app/browser.ts';
import { addPerson, buildTestApp, ownerEmail, ownerPassword } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { addAuthenticatorApp, beginLogin } from '../../../testing/sign-in/authenticator-app.ts';
import { haveProviders } from '../../../testing/sign-in/have-providers.ts';
import { addPasskeyTo, loginWithPasskey, openDevice } from '../../../testing/sign-in/passkey-ceremonies.ts';
import { openVisitor } from '../../../testing/sign-in/provider-visitor.ts';
import { signInWith } from '../../../testing/sign-in/sign-in-with-provider.ts';
import { confirmPath, kofi, trySignUp } from '../../../testing/sign-in/try-sign-up.ts';

describe.each(databaseKinds)('signing in again on %s ends the browser’s previous session', (on) => {
  /** Signs the same browser in again, and checks its old session and another browser. */
  async function expectOldSessionOver(
    site: Awaited<ReturnType<typeof buildTestApp>>,
    browser: TestBrowser,
    again: () => Promise<unknown>,
  ) {
    const elsewhere = openBrowser(site.app);
    elsewhere.accessToken = browser.accessToken;
    await again();
    expect((await elsewhere.send('GET', '/api/api/account')).statusCode).toBe(401);
    expect((await browser.send('GET', '/api/api/account')).statusCode).toBe(200);
    expect((await browser.refresh()).statusCode).toBe(200);
    const ended = await site.database
      .selectFrom('sessions')
      .select('end_reason')
      .where('ended_at', 'is not', null)
      .execute();
    expect(ended).toContainEqual({ end_reason: 'signed in again' });
    const events = await site.database
      .selectFrom('audit_events')
      .select('detail')
      .where('event', '=', 'session ended')
      .execute();
    expect(events).toEqual([{ detail: 'signed in again' }]);
  }

  test('with the password, and no other session', async () => {
    const site = await buildTestApp({ on });
    const [browser, other] = [openBrowser(site.app), openBrowser(site.app)];
    await other.login();
    await browser.login({ remember: true });
    await expectOldSessionOver(site, browser, () => browser.login());
    expect((await other.send('GET', '/api/api/account')).statusCode).toBe(200);
  });

  test('with the password of another account', async () => {
    const site = await buildTestApp({ on });
    const email = 'kofi@adom.example';
    await addPerson(site.database, { email, business: 'Adom Provisions', now: site.time.now });
    const browser = openBrowser(site.app);
    await browser.login();
    await expectOldSessionOver(site, browser, () => browser.login({ email }));
  });

  test('with a code, and not before it', async () => {
    const site = await buildTestApp({ on });
    const browser = openBrowser(site.app);
    await browser.login();
    const phone = await addAuthenticatorApp(browser, site.time);
    const challenge = await beginLogin(browser);
    expect((await browser.send('GET', '/api/api/account')).statusCode).toBe(200);
    const code = phone.codeAt(site.time.now);
    await expectOldSessionOver(site, browser, () =>
      browser.signIn('/api/api/login/second-factor', { challenge, code }),
    );
  });

  test('with a passkey', async () => {
    const site = await buildTestApp({ on });
    const [browser, device] = [openBrowser(site.app), openDevice()];
    await browser.login();
    const passkey = await addPasskeyTo(browser, device);
    await expectOldSessionOver(site, browser, () => loginWithPasskey(browser, device, passkey));
  });

  test('with a provider, whose redirect carries no cookies', async () => {
    const { google, environment } = await haveProviders();
    google.people.set('ama', { email: ownerEmail, email_verified: true });
    const { app, database } = await buildTestApp({ on, environment });
    const visitor = openVisitor(app);
    await visitor.send('POST', '/api/api/login', { body: { email: ownerEmail, password: ownerPassword } });
    await signInWith(visitor, 'google', 'ama', { purpose: 'link' });
    expect(await signInWith(visitor, 'google', 'ama')).toBe('/login#signed-in');
    const sessions = await database.selectFrom('sessions').select('end_reason').orderBy('id').execute();
    expect(sessions.map(({ end_reason }) => end_reason).toSorted()).toEqual([null, 'signed in again']);
    expect(await visitor.readAccount()).toMatchObject({ user: { email: ownerEmail } });
  });

  test('not when the password is wrong', async () => {
    const { app } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login();
    await browser.login({ password: 'another one' });
    expect((await browser.send('GET', '/api/api/account')).statusCode).toBe(200);
  });

  test('by confirming a sign-up', async () => {
    const site = await trySignUp(on);
    const browser = openBrowser(site.app);
    const signUp = async (email: string) => {
      await site.ask({ email });
      const token = await site.tokenTo(email);
      return browser.signIn(confirmPath, { token, password: kofi.password });
    };
    await signUp(kofi.email);
    await expectOldSessionOver(site, browser, () => signUp('esi@parts.example'));
  });
});
