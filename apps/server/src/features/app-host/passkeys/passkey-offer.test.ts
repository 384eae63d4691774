import { describe, expect, test } from 'vitest';
import { openBrowser } from '../../../testing/app/browser.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { addPasskeyTo, openDevice } from '../../../testing/sign-in/passkey-ceremonies.ts';

const offer = '/api/api/account/passkey-offer';

describe.each(databaseKinds)('the offer of a passkey on %s', (on) => {
  const open = async () => {
    const { app, database } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login();
    const isMade = async () => (await browser.send('GET', '/api/api/account')).json().offersPasskey;
    return { app, database, browser, isMade };
  };

  test('is made until the user declines, then never again on any device', async () => {
    const { app, browser, isMade } = await open();
    expect(await isMade()).toBe(true);
    expect((await browser.send('DELETE', offer)).statusCode).toBe(204);
    expect(await isMade()).toBe(false);
    expect((await browser.send('DELETE', offer)).statusCode).toBe(204);
    const phone = openBrowser(app);
    await phone.login();
    expect((await phone.send('GET', '/api/api/account')).json().offersPasskey).toBe(false);
  });

  test('is not made to an account that has one', async () => {
    const { browser, isMade } = await open();
    await addPasskeyTo(browser, openDevice());
    expect(await isMade()).toBe(false);
  });

  test('can be declined only by a signed-in user', async () => {
    const { app, isMade } = await open();
    expect((await openBrowser(app).send('DELETE', offer)).statusCode).toBe(401);
    expect(await isMade()).toBe(true);
  });
});
