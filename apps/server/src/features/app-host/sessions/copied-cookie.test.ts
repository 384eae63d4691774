import { describe, expect, test, vi } from 'vitest';
import { minute, second } from '../../../clock.ts';
import { openBrowser, openTab } from '../../../testing/app/browser.ts';
import { buildTestApp } from '../../../testing/app/build-test-app.ts';
import { bothDatabases } from '../../../testing/database/fresh-database.ts';

describe.each(bothDatabases)('a copied refresh cookie on %s', (on) => {
  test('is detected after the access token of its replacement was used', async () => {
    const { app, time } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login();
    const thief = openTab(app, browser);
    await browser.refresh();
    expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(200);
    time.now += 30 * second;
    expect((await thief.refresh()).statusCode).toBe(200);
    expect(thief.cookie).toBe(browser.cookie);
    time.now += 10 * minute;
    await browser.refresh();
    expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(200);
    const copied = openTab(app, browser);
    await browser.refresh();
    expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(200);
    time.now += 31 * second;
    expect((await copied.refresh()).statusCode).toBe(401);
    expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(401);
  });

  test('is detected when the browser refreshes after a thief has used the session', async () => {
    const { app, time } = await buildTestApp({ on });
    const browser = openBrowser(app);
    await browser.login();
    const thief = openTab(app, browser);
    await thief.refresh();
    await thief.send('GET', '/api/api/alert-settings');
    time.now += 31 * second;
    expect((await browser.refresh()).statusCode).toBe(401);
    expect((await thief.send('GET', '/api/api/alert-settings')).statusCode).toBe(401);
  });

  test('costs one write for each refresh: at the first use of the access token', async () => {
    const { app, database } = await buildTestApp({ on });
    const update = vi.spyOn(database, 'updateTable');
    const browser = openBrowser(app);
    await browser.login();
    const writes = async () => {
      update.mockClear();
      expect((await browser.send('GET', '/api/api/inventory')).statusCode).toBe(200);
      return update.mock.calls.length;
    };
    expect(await writes()).toBe(0);
    await browser.refresh();
    const older = openTab(app, browser);
    expect([await writes(), await writes()]).toEqual([1, 0]);
    await browser.refresh();
    expect(await writes()).toBe(1);
    browser.accessToken = older.accessToken;
    expect(await writes()).toBe(0);
  });
});
