import { describe, expect, test } from 'vitest';
import { day } from '../../../clock.ts';
import { readConfig } from '../../../config/config.ts';
import { loadSite } from '../../../plugins/static-site/load-site.ts';
import { tidyUp } from '../../../process/housekeeping.ts';
import { ownOrigin } from '../../../testing/app/build-test-app.ts';
import { buildTestSite } from '../../../testing/app/build-test-site.ts';
import { openWatched } from '../../../testing/app/open-watched.ts';
import { sendJson } from '../../../testing/app/send-form.ts';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { addBrowserErrors, listBrowserErrors, mostADay } from './browser-errors.repository.ts';
import { readBrowserFamily } from './browser-family.ts';

const path = '/api/site/browser-errors';
const pixel =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const failed = { page: '/pricing', message: 'x is null', place: 'page.Ab3.js:1:2', build: 'Ab3' };

test.each([
  [pixel, 'Chrome'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox'],
  ['canary-by-name/1.0', 'other'],
  ['x'.repeat(600), 'other'],
  [undefined, 'other'],
])('the browser that calls itself %j is counted as %s', (userAgent, family) => {
  expect(readBrowserFamily(userAgent)).toBe(family);
});

describe.each(databaseKinds)('browser errors on %s', (on) => {
  const open = async () => {
    const files = { 'index.html': '<p>Home', 'pricing.html': '<p>Plans', 'Help Center.html': '<p>Help' };
    const site = loadSite(readConfig({ NODE_ENV: 'test', SITE_DIR: buildTestSite(files) }));
    const test = await openWatched({ on, replace: { site } });
    const send = async (body: object) =>
      (await sendJson(test.app, path, body, { 'user-agent': pixel })).statusCode;
    const stored = () => test.database.selectFrom('browser_errors').selectAll().orderBy('page').execute();
    return { ...test, send, stored };
  };

  test('are added up in memory by day, page, message and place, and stored at shutdown', async () => {
    const { app, send, stored, shown, time } = await open();
    const today = time.now - (time.now % day);
    expect(await send(failed)).toBe(202);
    expect(await send({ ...failed, message: 'x is null ' })).toBe(202);
    expect(await send({ page: '/Help%20Center', message: 'of ama@adom.example' })).toBe(202);
    expect(await stored()).toEqual([]);
    const counter = 'accounting_site_browser_errors_total{browser="Chrome"}';
    expect((await shown())[counter]).toBe(3);
    await app.close();
    expect(await stored()).toEqual([
      {
        day: today,
        page: '/Help Center',
        message: 'of (address)',
        place: '',
        build: '',
        browser: 'Chrome',
        count: 1,
      },
      { day: today, ...failed, browser: 'Chrome', count: 2 },
    ]);
  });

  test('store no address and no user agent, set no cookie, and are counted for existing pages only', async () => {
    const { app, database, stored } = await open();
    const from = {
      method: 'POST',
      url: path,
      remoteAddress: '203.0.113.77',
      headers: { origin: ownOrigin, 'user-agent': 'canary-by-name/1.0', cookie: 'a=b' },
    } as const;
    const answer = await app.inject({ ...from, payload: { ...failed, stack: 'canary' } });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([202, undefined]);
    for (const page of ['/made-up', '/404', '/%ff']) {
      expect((await app.inject({ ...from, payload: { ...failed, page } })).statusCode).toBe(202);
    }
    await app.close();
    expect(await stored()).toEqual([
      expect.objectContaining({ page: '/pricing', browser: 'other', count: 1 }),
    ]);
    expect(JSON.stringify([...(await dumpDatabase(database))])).not.toMatch(/203\.0\.113|canary/);
  });

  test('are refused when they are invalid, too long, or from another site', async () => {
    const { app, send, stored } = await open();
    expect(await send({ ...failed, place: 'https://evil.example/x.js:1:2' })).toBe(422);
    expect(await send({ ...failed, more: 'x'.repeat(5000) })).toBe(413);
    const strange = { headers: { origin: 'https://evil.example' }, payload: failed };
    expect((await app.inject({ method: 'POST', url: path, ...strange })).statusCode).toBe(403);
    await app.close();
    expect(await stored()).toEqual([]);
  });

  test('are limited for each network separately', async () => {
    const { app, send, stored } = await open();
    for (let index = 0; index < 15; index += 1) expect(await send(failed)).toBe(202);
    const other = { remoteAddress: '203.0.113.5', headers: { origin: ownOrigin, 'user-agent': pixel } };
    await app.inject({ method: 'POST', url: path, ...other, payload: failed });
    await app.close();
    expect(await stored()).toEqual([expect.objectContaining({ count: 11 })]);
  });

  test('are limited per day: beyond that, new ones are skipped and known ones counted', async () => {
    const { database, stored } = await open();
    const numbered = (number: number, ofDay = 0) => ({
      ...{ ...failed, day: ofDay, browser: 'Chrome', count: 1 },
      message: `invented ${String(number).padStart(4, '0')}`,
    });
    const invented = Array.from({ length: mostADay }, (_, number) => numbered(number));
    await database.insertInto('browser_errors').values(invented).execute();
    await database
      .transaction()
      .execute((transaction) =>
        addBrowserErrors(transaction, [numbered(0), numbered(mostADay), numbered(mostADay, day)]),
      );
    expect(await stored()).toHaveLength(mostADay + 1);
    const [most] = await listBrowserErrors(database, { since: 0 });
    expect(most).toMatchObject({ message: 'invented 0000', count: 2 });
  });

  test('are counted by several servers concurrently without deadlock', async () => {
    const { database } = await open();
    const counts = ['/', '/pricing', '/Help Center'].map((page) => ({
      ...{ ...failed, page, day: 0, browser: 'Chrome', count: 1 },
    }));
    const rounds = Array.from({ length: 8 }, (_, round) => (round % 2 === 0 ? counts : counts.toReversed()));
    await Promise.all(
      rounds.map((round) =>
        database.transaction().execute((transaction) => addBrowserErrors(transaction, round)),
      ),
    );
    const listed = await listBrowserErrors(database, { since: 0 });
    expect(listed.map(({ count }) => count)).toEqual([8, 8, 8]);
  });

  test('are deleted after thirty days', async () => {
    const { app, send, database, stored, time } = await open();
    await send(failed);
    await app.close();
    const today = time.now - (time.now % day);
    await tidyUp(database, today + 30 * day);
    expect(await stored()).toHaveLength(1);
    await tidyUp(database, today + 30 * day + 1);
    expect(await stored()).toEqual([]);
  });
});
