import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { minute } from '../clock.ts';
import { buildTestApp, ownOrigin } from '../testing/app/build-test-app.ts';
import { describedCalls } from '../testing/app/described-calls.ts';
import { startServer } from '../testing/app/start-server.ts';
import { freshPlace } from '../testing/database/fresh-database.ts';
import { faultSize } from '../testing/load/fault-size.ts';
import { readKeptMemory } from '../testing/load/kept-memory.ts';

/** Ten megabytes of zeros, compressed to a few kilobytes in each format. */
const zeros = Buffer.alloc(10 * 1024 * 1024);

const bombs: Readonly<Record<string, Buffer>> = {
  gzip: gzipSync(zeros),
  'x-gzip': gzipSync(zeros),
  deflate: deflateSync(zeros),
  br: brotliCompressSync(zeros),
  zstd: zstdCompressSync(zeros),
  'gzip, gzip': gzipSync(gzipSync(zeros)),
};

const requests = faultSize(60, 5000);

const changing = describedCalls.bundled.filter(({ method }) => method !== 'GET');
const bodyTypes = ['application/json', 'application/x-www-form-urlencoded', 'text/csv', 'application/zip'];

describe.each(Object.entries(bombs))('a body compressed with %s', (encoding, bomb) => {
  test('is refused by every endpoint before anything is decompressed', async () => {
    expect(bomb.byteLength).toBeLessThan(16 * 1024);
    const { app } = await buildTestApp({ environment: { LOG_LEVEL: 'fatal' } });
    expect(changing.length).toBeGreaterThan(30);
    for (const { method, path } of changing) {
      for (const type of bodyTypes) {
        const answer = await app.inject({
          method: method as 'POST',
          url: path.replace('{provider}', 'google').replace('{id}', crypto.randomUUID()),
          headers: { origin: ownOrigin, 'content-type': type, 'content-encoding': encoding },
          payload: bomb,
        });
        expect([path, answer.statusCode]).toEqual([path, 415]);
        expect(answer.headers['accept-encoding']).toBe('identity');
        expect(answer.json()).toMatchObject({
          detail: 'Compressed content cannot be read. Send it as it is.',
        });
      }
    }
  });
});

test('a compressed request is refused even if it is small', async () => {
  const { app, database } = await buildTestApp();
  const payload = gzipSync(JSON.stringify({ name: 'Ama', email: 'ama@shop.example' }));
  const headers = { origin: ownOrigin, 'content-type': 'application/json' };
  const send = (encoding: string) =>
    app.inject({
      method: 'POST',
      url: '/api/site/demo-requests',
      headers: { ...headers, 'content-encoding': encoding },
      payload,
    });
  expect((await send('gzip')).statusCode).toBe(415);
  // A compressed body without Content-Encoding is invalid JSON.
  expect((await send('identity')).statusCode).toBe(400);
  expect(await database.selectFrom('demo_requests').selectAll().execute()).toEqual([]);
});

test(
  'compressed bodies use no memory',
  async () => {
    const { dataDir } = await freshPlace('SQLite');
    const inspect = '--inspect=127.0.0.1:0';
    const server = startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal', NODE_OPTIONS: inspect });
    const url = await server.hears(/The site is at (http:\S+)/);
    const inspector = await server.hears(/Debugger listening on (ws:\S+)/);
    const sendAll = async () => {
      for (let index = 0; index < requests; index += 1) {
        const [encoding = '', bomb] = Object.entries(bombs)[index % Object.keys(bombs).length] ?? [];
        const answer = await fetch(`${url}/api/api/inventory/import`, {
          method: 'POST',
          headers: { origin: url, 'content-type': 'application/json', 'content-encoding': encoding },
          body: new Uint8Array(bomb ?? []),
        });
        expect(answer.status).toBe(415);
        await answer.text();
      }
    };
    await sendAll();
    const before = await readKeptMemory(inspector);
    await sendAll();
    await sleep(100);
    const grown = ((await readKeptMemory(inspector)) - before) / 1e6;
    console.log(
      `${requests} packed bodies of 10 MB leave ${grown.toFixed(1)} MB in memory (promised: 10 MB)`,
    );
    expect(grown).toBeLessThan(10);
  },
  10 * minute,
);
