import { describe, expect, test } from 'vitest';
import { day, hour, minute } from './clock.ts';
import { tidyUp } from './housekeeping.ts';
import { addAuthenticatorApp, beginLogin } from './testing/authenticator-app.ts';
import { openBrowser } from './testing/browser.ts';
import { buildTestApp } from './testing/build-test-app.ts';
import { databaseKinds } from './testing/fresh-database.ts';

describe.each(databaseKinds)('tidying up on %s', (on) => {
  test('forgets old sessions with their tokens, old keys and old counts, and nothing that is in use', async () => {
    const { app, database, time } = await buildTestApp({ on });
    const [forgetful, remembered] = [openBrowser(app), openBrowser(app)];
    await forgetful.login();
    await remembered.login({ remember: true });
    await openBrowser(app).login({ password: 'wrong' });
    time.now += 29 * day;
    await remembered.refresh();
    time.now += 2 * day;
    await tidyUp(database, time.now);
    const rows = async (table: 'sessions' | 'refresh_tokens' | 'signing_keys' | 'rate_limits') =>
      (await database.selectFrom(table).selectAll().execute()).length;
    expect([await rows('sessions'), await rows('refresh_tokens')]).toEqual([1, 2]);
    expect([await rows('signing_keys'), await rows('rate_limits')]).toEqual([0, 0]);
    time.now += minute;
    expect((await remembered.refresh()).statusCode).toBe(200);
    expect(await rows('signing_keys')).toBe(1);
  });

  test('forgets challenges and authenticators that nobody confirmed, and nothing that counts', async () => {
    const { app, database, time } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login();
    await addAuthenticatorApp(browser, time);
    await browser.send('POST', '/api/api/account/authenticator');
    await beginLogin(openBrowser(app));
    const rows = async () => ({
      challenges: (await database.selectFrom('challenges').selectAll().execute()).length,
      authenticators: (await database.selectFrom('authenticators').select('state').execute())
        .map(({ state }) => state)
        .sort(),
    });
    await tidyUp(database, time.now);
    expect(await rows()).toEqual({ challenges: 1, authenticators: ['confirmed', 'offered'] });
    await tidyUp(database, time.now + hour + 1);
    expect(await rows()).toEqual({ challenges: 0, authenticators: ['confirmed'] });
  });
});
