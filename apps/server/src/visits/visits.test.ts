import type { CountedKind } from '@accounting-site/contract/reports/visits';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { day, minute } from '../clock.ts';
import { readConfig } from '../config/config.ts';
import { loadSite } from '../plugins/static-site/load-site.ts';
import { tidyUp } from '../process/housekeeping.ts';
import { buildTestApp, ownOrigin } from '../testing/app/build-test-app.ts';
import { buildTestSite } from '../testing/app/build-test-site.ts';
import { dumpDatabase } from '../testing/database/dump-database.ts';
import { databaseKinds } from '../testing/database/fresh-database.ts';
import { addVisits, mostSourcesADay, type VisitCount } from './visits.repository.ts';

const files = {
  'index.html': '<p>Home',
  'staff.html': '<p>Desk',
  'pricing.html': '<p>Plans',
  'about.html': '<p>We',
};
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

describe.each(databaseKinds)('visits on %s', (on) => {
  const open = async () => {
    const site = loadSite(readConfig({ NODE_ENV: 'test', SITE_DIR: buildTestSite(files) }));
    const test = await buildTestApp({ on, replace: { site } });
    const send = async (body: object, { agent = phone, from = '203.0.113.77' } = {}) => {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/site/vitals',
        remoteAddress: from,
        headers: { origin: ownOrigin, 'user-agent': agent },
        payload: body,
      });
      return answer.statusCode;
    };
    const stored = () => test.database.selectFrom('visits').selectAll().execute();
    return { ...test, send, stored };
  };

  test('are counted by day, page and source, also without measurements', async () => {
    const { app, send, stored, time } = await open();
    const today = time.now - (time.now % day);
    const counts: CountedKind[] = ['page', 'tab', 'pricing'];
    expect(await send({ page: '/pricing', counts, source: 'Facebook ', campaign: 'November' })).toBe(202);
    expect(await send({ page: '/pricing', counts: ['page'] })).toBe(202);
    expect(await send({ page: '/pricing', counts: ['page'], lcp: 900 })).toBe(202);
    await app.close();
    const from = { day: today, page: '/pricing', source: 'facebook', campaign: 'november', count: 1 };
    const rows = await stored();
    expect(rows).toHaveLength(4);
    expect(rows).toEqual(
      expect.arrayContaining([
        ...counts.map((kind) => ({ ...from, kind })),
        { ...from, kind: 'page', source: '', campaign: '', count: 2 },
      ]),
    );
  });

  test('are counted once for a report, and every download', async () => {
    const { app, send, stored } = await open();
    const counts: CountedKind[] = ['page', 'tool', 'download', 'page', 'pricing', 'tool', 'tab', 'download'];
    expect(await send({ page: '/', counts: [...counts, 'pricing', 'tab'] })).toBe(202);
    await app.close();
    const counted = (await stored()).map(({ kind, count }) => `${kind} ${count}`);
    expect(counted.toSorted()).toEqual(['download 2', 'page 1', 'pricing 1', 'tab 1', 'tool 1']);
  });

  test('of a week with 2,000 visitors are counted exactly', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { app, send, stored, time } = await open();
    const expected = new Map<string, number>();
    const begun = time.now;
    for (let index = 0; index < 2_000; index += 1) {
      time.now = begun + Math.floor((index * 7 * day) / 2_000);
      const page = ['/', '/pricing', '/about'][index % 3] ?? '';
      const source = ['', 'facebook', 'radio', 'google.com'][index % 4] ?? '';
      const counts: CountedKind[] = index % 5 === 0 ? ['page', 'tab', 'download'] : ['page'];
      await send({ page, source, counts }, { from: `10.0.${index % 200}.1` });
      for (const kind of counts) {
        const key = [time.now - (time.now % day), kind, page, source].join(' ');
        expected.set(key, (expected.get(key) ?? 0) + 1);
      }
      if (index % 100 === 0) vi.advanceTimersByTime(minute);
    }
    await app.close();
    const rows = await stored();
    expect(
      new Map(rows.map((row) => [[row.day, row.kind, row.page, row.source].join(' '), row.count])),
    ).toEqual(expected);
    expect(rows.filter(({ kind }) => kind === 'page').reduce((sum, { count }) => sum + count, 0)).toBe(2_000);
  }, 60_000);

  test('leave no address, browser, person or unknown page in the database or the log', async () => {
    const { app, database, send, stored, log } = await open();
    const personal = [
      'efua@shop.example',
      '024 123 4567',
      '+233241234567',
      'fbclid-IwAR2xKq9vTz7LmNpQ4sWb',
      'a very long name of a campaign that goes on and on',
    ];
    for (const source of personal) {
      await send({ page: '/', counts: ['page'], source, campaign: source, id: 'visitor-7', cookie: 'x' });
    }
    await send({ page: '/?email=efua@shop.example', counts: ['page'] });
    await send({ page: '/made-up', counts: ['page'] });
    await app.close();
    expect(await stored()).toEqual([
      expect.objectContaining({ page: '/', source: 'other', campaign: 'other', count: personal.length }),
    ]);
    const everything = JSON.stringify([...(await dumpDatabase(database))]);
    expect(everything).not.toContain('203.0.113.77');
    expect(everything + log.join('')).not.toMatch(
      /Android|visitor-7|shop\.example|123.?4567|IwAR2|goes on|made-up/,
    );
  });

  test.each([
    ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['a preview', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    ['a headless browser', 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0.0.0 Safari/537.36'],
    ['a program', 'curl/8.5.0'],
    ['a caller without a name', ''],
  ])('of %s are not counted', async (_what, agent) => {
    const { app, send, stored } = await open();
    expect(await send({ page: '/', counts: ['page', 'tab'] }, { agent })).toBe(202);
    await app.close();
    expect(await stored()).toEqual([]);
  });

  test('of the desk are not counted', async () => {
    const { app, send, stored } = await open();
    expect(await send({ page: '/staff', counts: ['page', 'tab'] })).toBe(202);
    await app.close();
    expect(await stored()).toEqual([]);
  });

  test('with an invalid count are only measured', async () => {
    const { app, send, stored } = await open();
    expect(await send({ page: '/', counts: ['purchase'] })).toBe(202);
    expect(await send({ page: '/', counts: 'page', source: 7 })).toBe(202);
    expect(await send({ page: '/', counts: Array(50).fill('download') })).toBe(202);
    await app.close();
    expect(await stored()).toEqual([expect.objectContaining({ kind: 'download', count: 20 })]);
  });

  test('from one network are limited', async () => {
    const { app, send, stored } = await open();
    for (let index = 0; index < 130; index += 1) await send({ page: '/', counts: ['page'] });
    await app.close();
    expect(await stored()).toEqual([expect.objectContaining({ count: 120 })]);
  });

  test('from more sources than a day holds are counted as another source', async () => {
    const { database, stored } = await open();
    const row = (index: number, page = '/'): VisitCount => ({
      ...{ day: 0, kind: 'page', page, source: 'radio', campaign: `c${index}`, count: 1 },
    });
    const direct = { ...row(0), source: '', campaign: '' };
    const add = (rows: VisitCount[]) => database.transaction().execute((each) => addVisits(each, rows));
    const many = Array.from({ length: mostSourcesADay }, (_, index) => row(index));
    await add([...many, row(mostSourcesADay)]);
    await add([row(3), row(3, '/about'), row(mostSourcesADay), direct, { ...row(mostSourcesADay), day }]);
    const rows = await stored();
    expect(rows).toHaveLength(mostSourcesADay + 4);
    expect(rows.filter(({ source }) => source === 'other')).toEqual([
      { ...direct, source: 'other', count: 2 },
    ]);
    for (const known of [
      { ...row(3), count: 2 },
      row(3, '/about'),
      direct,
      { ...row(mostSourcesADay), day },
    ]) {
      expect(rows).toContainEqual(known);
    }
  });

  test('of a campaign that begins late on a busy day are counted by its name', async () => {
    const { database, stored } = await open();
    const pages = Array.from({ length: 1000 }, (_, index) => `/page-${index}`);
    const row = { day: 0, kind: 'page', page: '/', source: 'radio', campaign: 'november', count: 1 } as const;
    const seen = pages.map((page) => ({ ...row, page, source: '', campaign: '' }));
    for (const rows of [seen.slice(0, 500), seen.slice(500)]) {
      await database.insertInto('visits').values(rows).execute();
    }
    await database.transaction().execute((transaction) => addVisits(transaction, [row]));
    expect(await stored()).toContainEqual(row);
  });

  test('are deleted after four hundred days', async () => {
    const { database, stored } = await open();
    const row = { day: 0, kind: 'tab', page: '/', source: '', campaign: '', count: 3 } as const;
    await database.insertInto('visits').values(row).execute();
    await tidyUp(database, 400 * day);
    expect(await stored()).toHaveLength(1);
    await tidyUp(database, 400 * day + 1);
    expect(await stored()).toEqual([]);
  });
});
