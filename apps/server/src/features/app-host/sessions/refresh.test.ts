import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { sessionRefreshes } from '../../../authentication/session-refreshes.ts';
import { day, hour, minute, second } from '../../../clock.ts';
import { openBrowser, openTab } from '../../../testing/app/browser.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { bothDatabases } from '../../../testing/database/fresh-database.ts';
import { faultSize } from '../../../testing/load/fault-size.ts';

const rounds = faultSize(3, 500);

describe.each(bothDatabases)('refreshing on %s', (on) => {
  test('gives a new access token and a new cookie', async () => {
    const { app } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login({ remember: true });
    const before = { ...browser };
    const answer = await browser.refresh();
    expect(answer.json()).toEqual({ accessToken: expect.any(String) });
    expect(answer.cookies[0]).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Strict', path: '/' });
    expect(answer.cookies[0]?.maxAge).toBe((30 * day) / second);
    expect(browser.cookie).not.toBe(before.cookie);
    expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(200);
  });

  test('sends a session cookie without Remember me', async () => {
    const { app } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login({ remember: false });
    expect((await browser.refresh()).cookies[0]).not.toHaveProperty('maxAge');
  });

  test('stores tokens only as hashes', async () => {
    const { app, database } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login();
    const first = browser.cookie ?? '';
    await browser.refresh();
    const rows = await database.selectFrom('refresh_tokens').selectAll().orderBy('generation').execute();
    expect(rows.map(({ generation }) => generation)).toEqual([1, 2]);
    expect(rows.map(({ token_hash }) => token_hash)).toEqual(
      [first, browser.cookie ?? ''].map((token) => createHash('sha256').update(token).digest('hex')),
    );
    expect(JSON.stringify(rows)).not.toContain(first);
    expect(JSON.stringify(rows)).not.toContain(browser.cookie);
  });

  test('twenty concurrent requests advance once, and all get the same child', {
    timeout: 10 * minute,
  }, async () => {
    const { app, database } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login();
    for (let generation = 2; generation <= 1 + rounds; generation += 1) {
      const tabs = Array.from({ length: 20 }, () => openTab(app, browser));
      const answers = await Promise.all(tabs.map((tab) => tab.refresh()));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
      expect(new Set(tabs.map(({ cookie }) => cookie)).size).toBe(1);
      browser.cookie = tabs[0]?.cookie;
      const rows = await database.selectFrom('refresh_tokens').select('generation').execute();
      expect(rows).toHaveLength(generation);
    }
  });

  test('a lost response can be repeated at any time while its child is unused', async () => {
    const { app, time } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login({ remember: true });
    const lost = openTab(app, browser);
    await lost.refresh();
    time.now += 3 * day;
    await browser.refresh();
    expect(browser.cookie).toBe(lost.cookie);
  });

  test('a replaced token still works for thirty seconds although its child was used', async () => {
    const { app, time } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login();
    const late = openTab(app, browser);
    await browser.refresh();
    await browser.refresh();
    time.now += 30 * second;
    expect((await late.refresh()).statusCode).toBe(200);
    expect((await browser.refresh()).statusCode).toBe(200);
  });

  test('an older token ends the session, and is recorded and counted', async () => {
    const { app, time, database, accountId } = await buildTestApp({ on });
    const count = vi.spyOn(app.metrics, 'count');
    const browser = openBrowser(app);
    await browser.login();
    const thief = openTab(app, browser);
    await browser.refresh();
    await browser.refresh();
    time.now += 31 * second;
    const stolen = await thief.refresh();
    expect(stolen.statusCode).toBe(401);
    expect(count.mock.calls).toContainEqual([sessionRefreshes, 'reused']);
    expect(stolen.json().error).toBe('Your session has ended. Please sign in again.');
    expect((await browser.refresh()).statusCode).toBe(401);
    expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(401);
    const reused = await database
      .selectFrom('audit_events')
      .selectAll()
      .where('event', '=', 'refresh token reused')
      .execute();
    expect(reused).toEqual([expect.objectContaining({ account_id: accountId, at: time.now })]);
  });

  test('another session of the same account stays live when one is ended', async () => {
    const { app, time } = await buildTestApp({ on });
    const [phone, laptop] = [openBrowser(app), openBrowser(app)];
    await phone.login();
    await laptop.login();
    const thief = openTab(app, phone);
    await phone.refresh();
    await phone.refresh();
    time.now += minute;
    await thief.refresh();
    expect((await laptop.refresh()).statusCode).toBe(200);
  });

  test('old salts are deleted, so that no child can be derived from an old token', async () => {
    const { app, time, database } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login();
    for (let round = 0; round < 4; round += 1) {
      await browser.refresh();
      time.now += 10 * minute;
    }
    const rows = await database.selectFrom('refresh_tokens').selectAll().orderBy('generation').execute();
    expect(rows.map(({ child_salt }) => child_salt === null)).toEqual([true, true, true, false, true]);
  });

  test.each([
    ['none', undefined],
    ['one that was never issued', 'x'.repeat(43)],
    ['one of another shape', "' or 1=1 --"],
  ])('with %s as cookie is refused', async (_what, cookie) => {
    const { app } = await buildTestApp({ on });
    const browser = openBrowser(app);
    browser.cookie = cookie;
    expect((await browser.refresh()).statusCode).toBe(401);
  });
});

describe.each(bothDatabases)('the length of a session on %s', (on) => {
  test('is twelve hours from the login without Remember me, regardless of use', async () => {
    const { app, time } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login();
    for (let halfHours = 0; halfHours < 23; halfHours += 1) {
      time.now += 30 * minute;
      expect((await browser.refresh()).statusCode).toBe(200);
    }
    time.now += 30 * minute;
    expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(401);
    expect((await browser.refresh()).statusCode).toBe(401);
  });

  test('is an hour without use without Remember me', async () => {
    const { app, time } = await buildTestApp({ on });
    const [used, idle] = [openBrowser(app), openBrowser(app)];
    await used.login();
    await idle.login();
    time.now += hour - second;
    expect((await used.refresh()).statusCode).toBe(200);
    time.now += second;
    expect((await used.send('GET', '/api/api/inventory')).statusCode).toBe(200);
    expect((await idle.refresh()).statusCode).toBe(401);
    time.now += hour;
    expect((await used.refresh()).statusCode).toBe(401);
  });

  test('is thirty days from the last use with Remember me', async () => {
    const { app, time } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login({ remember: true });
    for (let month = 0; month < 3; month += 1) {
      time.now += 29 * day;
      expect((await browser.refresh()).statusCode).toBe(200);
    }
    time.now += 30 * day;
    expect((await browser.refresh()).statusCode).toBe(401);
  });

  test('is half a year from the login at most, regardless of use', async () => {
    const { app, time } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login({ remember: true });
    for (let days = 0; days < 175; days += 25) {
      time.now += 25 * day;
      expect((await browser.refresh()).statusCode).toBe(200);
    }
    time.now += 5 * day - second;
    expect((await browser.refresh()).statusCode).toBe(200);
    expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(200);
    time.now += second;
    expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(401);
    expect((await browser.refresh()).statusCode).toBe(401);
  });

  test('does not grow when the clock jumps back', async () => {
    const { app, time } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login();
    time.now += hour;
    expect((await browser.refresh()).statusCode).toBe(401);
    time.now -= 30 * minute;
    expect((await browser.refresh()).statusCode).toBe(401);
  });

  test('allows servers whose clocks differ by a minute', async () => {
    const { app, time } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login();
    for (const skew of [minute, -minute, -minute, minute]) {
      time.now += skew;
      const tab = openTab(app, browser);
      expect((await browser.refresh()).statusCode).toBe(200);
      expect((await tab.refresh()).statusCode).toBe(200);
      expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(200);
    }
  });
});
