import { describe, expect, test } from 'vitest';
import { hour, minute } from '../../../clock.ts';
import { openBrowser } from '../../../testing/app/browser.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { faultSize } from '../../../testing/load/fault-size.ts';

const replays = faultSize(10, 1000);

describe.each(databaseKinds)('signing out on %s', (on) => {
  test('ends access and refresh immediately and removes the cookie', { timeout: 5 * minute }, async () => {
    const { app } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login({ remember: true });
    const { cookie, accessToken } = browser;
    const answer = await browser.logout();
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.cookies[0]).toMatchObject({ name: '__Host-refresh', value: '', maxAge: 0, secure: true });

    const replay = openBrowser(app);
    for (let attempt = 0; attempt < replays; attempt += 1) {
      Object.assign(replay, { cookie, accessToken });
      expect((await replay.send('GET', '/api/api/inventory')).statusCode).toBe(401);
      expect((await replay.refresh()).statusCode).toBe(401);
    }
  });

  test.each([
    ['the cookie alone', { accessToken: undefined }],
    ['the access token alone', { cookie: undefined }],
  ])('works with %s', async (_what, missing) => {
    const { app, database } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login();
    Object.assign(browser, missing);
    expect((await browser.logout()).statusCode).toBe(204);
    const session = await database.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    expect(session).toMatchObject({ end_reason: 'logout' });
  });

  test('works with an access token that has expired', async () => {
    const { app, database, time } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login();
    browser.cookie = undefined;
    time.now += hour;
    expect((await browser.logout()).statusCode).toBe(204);
    const session = await database.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    expect(session.ended_at).toBe(time.now);
  });

  test('works with an access token without a valid signature', async () => {
    const { app, database } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login();
    browser.accessToken = 'no.access.token';
    expect((await browser.logout()).statusCode).toBe(204);
    const session = await database.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    expect(session).toMatchObject({ end_reason: 'logout' });
  });

  test('succeeds without a session, and is recorded once', async () => {
    const { app, database, accountId } = await buildTestApp({ on });
    const browser = openBrowser(app);
    expect((await browser.logout()).statusCode).toBe(204);
    await browser.login();
    const { cookie } = browser;
    await browser.logout();
    browser.cookie = cookie;
    expect((await browser.logout()).statusCode).toBe(204);
    const events = await database
      .selectFrom('audit_events')
      .selectAll()
      .where('event', '=', 'logout')
      .execute();
    expect(events).toEqual([expect.objectContaining({ account_id: accountId })]);
  });

  test('keeps the other sessions of the account', async () => {
    const { app } = await buildTestApp({ on });
    const [phone, laptop] = [openBrowser(app), openBrowser(app)];
    await phone.login();
    await laptop.login();
    await phone.logout();
    expect((await laptop.send('GET', '/api/api/inventory')).statusCode).toBe(200);
    expect((await laptop.refresh()).statusCode).toBe(200);
  });
});
