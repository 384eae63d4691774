import { describe, expect, test } from 'vitest';
import { day, hour } from '../../../clock.ts';
import type { Database } from '../../../database/open-database.ts';
import { tidyUp } from '../../../process/housekeeping.ts';
import { buildTestApp, ownOrigin } from '../../../testing/app/build-test-app.ts';
import { sendJson } from '../../../testing/app/send-form.ts';
import { everythingStored } from '../../../testing/database/everything-stored.ts';
import { databaseKinds } from '../../../testing/database/fresh-database.ts';
import { countSearchMiss, mostQueries } from './search-misses.repository.ts';

const path = '/api/site/search-misses';

describe.each(databaseKinds)('a search without results on %s', (on) => {
  const open = async () => {
    const test = await buildTestApp({ on });
    const stored = () => test.database.selectFrom('search_misses').selectAll().orderBy('query').execute();
    const search = async (query: unknown) => (await sendJson(test.app, path, { query })).statusCode;
    return { ...test, stored, search };
  };

  test('is counted by its text and day, and nothing else is stored', async () => {
    const { app, stored, time, log } = await open();
    const today = time.now - (time.now % day);
    const answer = await sendJson(app, path, { query: ' Payroll\n Calendar\u001b ' });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers['set-cookie']).toBeUndefined();
    time.now += day + 3 * hour;
    await sendJson(app, path, { query: 'PAYROLL CALENDAR' });
    expect(await stored()).toEqual([
      { query: 'payroll calendar', count: 2, first_seen_at: today, last_seen_at: today + day },
    ]);
    expect(log.join('').toLowerCase()).not.toMatch('payroll');
  });

  test('is not stored when it may contain personal data', async () => {
    const { search, stored, ...test } = await open();
    for (const query of [
      'canary@shop.example',
      '024 123 4567',
      '+233-24-123-4567',
      'card 4111111111111111',
    ]) {
      expect(await search(query)).toBe(204);
    }
    expect(await stored()).toEqual([]);
    for (const text of Object.values(await everythingStored(test))) {
      expect(text).not.toMatch(/canary|24.123.4567|4111111111111111/);
    }
  });

  test.each([undefined, '', ' ', 'x', 'x'.repeat(61), ['vat'], { $gt: '' }, 7])(
    'is refused when it is invalid: %j',
    async (query) => {
      const { app, stored } = await open();
      const answer = await sendJson(app, path, { query });
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        [{ field: 'query', message: 'Please search for 2 to 60 characters' }],
      ]);
      expect(await stored()).toEqual([]);
    },
  );

  test('is counted correctly with concurrent requests', async () => {
    const { search, stored } = await open();
    const statuses = await Promise.all(Array.from({ length: 20 }, () => search('barcode')));
    // On a busy machine a slow database causes a 503 response, and the search may or may not be counted.
    expect(statuses.filter((status) => status !== 204 && status !== 503)).toEqual([]);
    const acknowledged = statuses.filter((status) => status === 204).length;
    const [row, ...more] = await stored();
    expect([row?.query, more]).toEqual(['barcode', []]);
    expect(row?.count).toBeGreaterThanOrEqual(Math.max(1, acknowledged));
    expect(row?.count).toBeLessThanOrEqual(20);
  });

  test('replaces the least frequent and oldest one when there are too many', async () => {
    const { database, stored, search, time } = await open();
    await fill(database, mostQueries);
    await database.updateTable('search_misses').set({ count: 7 }).where('query', '=', 'query 0').execute();
    expect(await search('barcode')).toBe(204);
    const queries = (await stored()).map(({ query }) => query);
    expect(queries).toHaveLength(mostQueries);
    expect(queries).toEqual(expect.arrayContaining(['barcode', 'query 0', 'query 2']));
    expect(queries).not.toContain('query 1');
    await search('barcode');
    await database.transaction().execute((transaction) => countSearchMiss(transaction, 'scanner', time.now));
    const later = (await stored()).map(({ query }) => query);
    expect(later).toHaveLength(mostQueries);
    expect(later).not.toContain('query 2');
    expect(later).toEqual(expect.arrayContaining(['barcode', 'scanner']));
  });

  test('is stored when many new ones arrive concurrently from many networks', async () => {
    const { app, database, stored, time } = await open();
    await fill(database, mostQueries);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        app.inject({
          method: 'POST',
          url: path,
          remoteAddress: `203.0.113.${index}`,
          headers: { origin: ownOrigin },
          payload: { query: `new word ${index}` },
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status !== 204 && status !== 503)).toEqual([]);
    const acknowledged = statuses.filter((status) => status === 204).length;
    await tidyUp(database, time.now);
    const queries = (await stored()).map(({ query }) => query);
    expect(queries).toHaveLength(mostQueries);
    const added = queries.filter((query) => query.startsWith('new word')).length;
    expect(added).toBeGreaterThanOrEqual(Math.max(1, acknowledged));
  });

  test('is not counted for a page of another site', async () => {
    const { app, stored } = await open();
    const strange = { headers: { origin: 'https://evil.example' }, payload: { query: 'evil' } };
    expect((await app.inject({ method: 'POST', url: path, ...strange })).statusCode).toBe(403);
    expect(await stored()).toEqual([]);
  });

  test('is limited for one network', async () => {
    const { search, stored } = await open();
    const statuses: number[] = [];
    for (let index = 0; index < 61; index += 1) statuses.push(await search('barcode'));
    expect(statuses).toEqual([...Array(60).fill(204), 429]);
    expect(await stored()).toEqual([expect.objectContaining({ count: 60 })]);
  });

  test('is deleted when it was not repeated for twelve months', async () => {
    const { search, database, stored, time } = await open();
    await search('barcode');
    const today = time.now - (time.now % day);
    await tidyUp(database, today + 365 * day);
    expect(await stored()).toHaveLength(1);
    await tidyUp(database, today + 365 * day + 1);
    expect(await stored()).toEqual([]);
  });
});

/** The first query is the one that was last searched for the longest time ago. */
async function fill(database: Database, many: number): Promise<void> {
  const seen = (index: number) => Date.UTC(2026, 9, 1) + Math.floor(index / 500) * day + index;
  const rows = Array.from({ length: many }, (_, index) => ({
    query: `query ${index}`,
    count: 1,
    first_seen_at: 0,
    last_seen_at: seen(index),
  }));
  while (rows.length > 0) await database.insertInto('search_misses').values(rows.splice(0, 500)).execute();
}
