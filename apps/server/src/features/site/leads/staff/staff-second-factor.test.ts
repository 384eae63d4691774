import { describe, expect, test } from 'vitest';
import { day, minute } from '../../../../clock.ts';
import { openBrowser } from '../../../../testing/app/browser.ts';
import { buildTestApp } from '../../../../testing/app/build-test-app.ts';
import { type DatabaseKind, databaseKinds } from '../../../../testing/database/fresh-database.ts';
import { addAuthenticatorApp, beginLogin } from '../../../../testing/sign-in/authenticator-app.ts';
import { signInAs } from '../../../../testing/sign-in/sign-in-as.ts';

const list = '/api/site/staff/leads';

async function open(on: DatabaseKind, STAFF_SECOND_FACTOR = 'required') {
  const test = await buildTestApp({ on, environment: { STAFF_SECOND_FACTOR } });
  const { app, time } = test;
  const signInAgain = async (role: string) => {
    const browser = openBrowser(app);
    await browser.login({ email: `${role}@sikabooks.example` });
    return browser;
  };
  const deadlineOf = async (browser: ReturnType<typeof openBrowser>) =>
    (await browser.send('GET', '/api/api/account')).json().staffSecondFactorBy;
  return { ...test, time, signInAgain, deadlineOf };
}

describe.each(databaseKinds)('staff without an authenticator app on %s', (on) => {
  test.each(['staff', 'admin'])('may work as %s for seven days only', async (role) => {
    const site = await open(on);
    const began = site.time.now;
    const browser = await signInAs(site, role);
    expect(await site.deadlineOf(browser)).toBe(new Date(began + 7 * day).toISOString());
    expect((await browser.send('GET', list)).statusCode).toBe(200);
    site.time.now += 7 * day - minute;
    expect((await (await site.signInAgain(role)).send('GET', list)).statusCode).toBe(200);
    site.time.now += minute;
    const late = await site.signInAgain(role);
    for (const path of [list, `${list}.csv`]) {
      const refused = await late.send('GET', path);
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({
        requires: 'authenticator',
        detail:
          'Staff need two-factor sign-in. Set up an authenticator app on your account page, under How you sign in.',
      });
    }
    expect((await late.send('PUT', `${list}/1`, { stage: 'won' })).statusCode).toBe(403);
    await addAuthenticatorApp(late, site.time);
    expect((await late.send('GET', list)).statusCode).toBe(200);
    expect(await site.deadlineOf(late)).toBeNull();
    await beginLogin(openBrowser(site.app), { email: `${role}@sikabooks.example` });
  });

  test('gets the seven days from the change of role, not from the creation of the account', async () => {
    const site = await open(on);
    await site.database.updateTable('accounts').set({ role_since: null }).execute();
    site.time.now += 30 * day;
    const browser = openBrowser(site.app);
    await browser.login();
    const set = { role: 'staff', role_since: site.time.now };
    await site.database.updateTable('accounts').set(set).execute();
    expect((await browser.send('GET', list)).statusCode).toBe(200);
    await site.database.updateTable('accounts').set({ role_since: null }).execute();
    expect((await browser.send('GET', list)).statusCode).toBe(403);
  });

  test('may continue when it is optional', async () => {
    const site = await open(on, 'optional');
    await signInAs(site, 'staff');
    site.time.now += 30 * day;
    const browser = await site.signInAgain('staff');
    expect((await browser.send('GET', list)).statusCode).toBe(200);
    expect(await site.deadlineOf(browser)).toBeNull();
  });

  test('is not mentioned to customers', async () => {
    const site = await open(on);
    const browser = openBrowser(site.app);
    await browser.login();
    expect(await site.deadlineOf(browser)).toBeNull();
  });
});
