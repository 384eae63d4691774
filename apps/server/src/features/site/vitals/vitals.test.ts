import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { day, minute } from '../../../clock.ts';
import { readConfig } from '../../../config/config.ts';
import { loadSite } from '../../../plugins/static-site/load-site.ts';
import { tidyUp } from '../../../process/housekeeping.ts';
import { buildTestApp, ownOrigin } from '../../../testing/app/build-test-app.ts';
import { buildTestSite } from '../../../testing/app/build-test-site.ts';
import { sendJson } from '../../../testing/app/send-form.ts';
import { dumpDatabase } from '../../../testing/database/dump-database.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { addVitals, listVitals } from './vitals.repository.ts';

const path = '/api/site/vitals';
const files = {
  'index.html': '<p>Home',
  'pricing.html': '<p>Plans',
  'Help Center.html': '<p>Help',
  '404.html': '',
};

describe.each(databaseKinds)('measurements of page speed on %s', (on) => {
  const open = async () => {
    const site = loadSite(readConfig({ NODE_ENV: 'test', SITE_DIR: buildTestSite(files) }));
    const test = await buildTestApp({ on, replace: { site } });
    const send = async (body: object) => (await sendJson(test.app, path, body)).statusCode;
    const stored = () => test.database.selectFrom('vitals').selectAll().orderBy('page').execute();
    return { ...test, send, stored };
  };

  test('are added up in memory, and stored at shutdown', async () => {
    const { app, send, stored, time, log } = await open();
    const today = time.now - (time.now % day);
    expect(await send({ page: '/pricing', lcp: 1234.5, cls: 0 })).toBe(202);
    expect(await send({ page: '/pricing', lcp: 1201 })).toBe(202);
    expect(await send({ page: '/Help%20Center', ttfb: 90 })).toBe(202);
    expect(await stored()).toEqual([]);
    await app.close();
    expect(await stored()).toEqual(
      expect.arrayContaining([
        { day: today, page: '/Help Center', measure: 'ttfb', up_to: 100, count: 1 },
        { day: today, page: '/pricing', measure: 'lcp', up_to: 1500, count: 2 },
        { day: today, page: '/pricing', measure: 'cls', up_to: 0, count: 1 },
      ]),
    );
    expect(await stored()).toHaveLength(3);
    expect(log.join('')).not.toMatch(/"level":"(error|fatal)"/);
  });

  test('are added to the stored ones every minute, and again after an outage of the database', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { database, send, stored, log } = await open();
    for (const count of [1, 2]) {
      await send({ page: '/', inp: 40 });
      vi.advanceTimersByTime(minute);
      await expect.poll(stored).toEqual([expect.objectContaining({ up_to: 50, count })]);
    }
    const rename = (from: string, to: string) => database.schema.alterTable(from).renameTo(to).execute();
    await rename('vitals', 'away');
    await send({ page: '/', inp: 40 });
    vi.advanceTimersByTime(minute);
    await expect.poll(() => log.join('')).toMatch('could not store how fast pages were');
    await rename('away', 'vitals');
    vi.advanceTimersByTime(minute);
    await expect.poll(stored).toEqual([expect.objectContaining({ up_to: 50, count: 3 })]);
  });

  test('store no address and no browser, set no cookie, and are counted for existing pages only', async () => {
    const { app, database, stored } = await open();
    const headers = { origin: ownOrigin, 'user-agent': 'Nokia 3310', cookie: 'a=b' };
    const from = { method: 'POST', url: path, remoteAddress: '203.0.113.77', headers } as const;
    const answer = await app.inject({
      ...from,
      payload: { page: '/', lcp: 10, referrer: 'https://a.example' },
    });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([202, undefined]);
    for (const page of ['/made-up', '/404', '/no-such-page', '/%ff']) {
      expect((await app.inject({ ...from, payload: { page, lcp: 10 } })).statusCode).toBe(202);
    }
    await app.close();
    expect(await stored()).toEqual([expect.objectContaining({ page: '/', measure: 'lcp', count: 1 })]);
    expect(JSON.stringify([...(await dumpDatabase(database))])).not.toMatch(/203\.0\.113|Nokia|a\.example/);
  });

  test('are refused when they are invalid, too long, or from another site', async () => {
    const { app, send, stored } = await open();
    expect(await send({ page: '/', lcp: -1 })).toBe(422);
    expect(await send({ page: '/', lcp: 1, more: 'x'.repeat(2000) })).toBe(413);
    const strange = { headers: { origin: 'https://evil.example' }, payload: { page: '/', lcp: 1 } };
    expect((await app.inject({ method: 'POST', url: path, ...strange })).statusCode).toBe(403);
    await app.close();
    expect(await stored()).toEqual([]);
  });

  test('are limited for each network separately', async () => {
    const { app, send, stored } = await open();
    // The response is the same, so that no console shows an error. No one waits for it.
    for (let index = 0; index < 125; index += 1) expect(await send({ page: '/', fcp: 10 })).toBe(202);
    const other = { remoteAddress: '203.0.113.5', headers: { origin: ownOrigin } };
    await app.inject({ method: 'POST', url: path, ...other, payload: { page: '/', fcp: 10 } });
    await app.close();
    expect(await stored()).toEqual([expect.objectContaining({ count: 121 })]);
  });

  test('are counted by several servers concurrently without deadlock', async () => {
    const { database } = await open();
    const counts = ['/', '/pricing', '/Help Center'].flatMap((page) =>
      [10, 25, 50].map((up_to) => ({ day: 0, page, measure: 'lcp', up_to, count: 1 })),
    );
    const rounds = Array.from({ length: 8 }, (_, round) => (round % 2 === 0 ? counts : counts.toReversed()));
    await Promise.all(
      rounds.map((round) => database.transaction().execute((transaction) => addVitals(transaction, round))),
    );
    const totals = await listVitals(database, { since: 0 });
    expect(totals.map(({ count }) => count)).toEqual(Array(9).fill(8));
  });

  test('are deleted after four hundred days', async () => {
    const { app, send, database, stored, time } = await open();
    await send({ page: '/', lcp: 1 });
    await app.close();
    const today = time.now - (time.now % day);
    await tidyUp(database, today + 400 * day);
    expect(await stored()).toHaveLength(1);
    await tidyUp(database, today + 400 * day + 1);
    expect(await stored()).toEqual([]);
  });
});
