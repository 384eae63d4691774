import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minute } from '../clock.ts';
import { buildTestSite } from '../testing/app/build-test-site.ts';
import { describedCalls } from '../testing/app/described-calls.ts';
import { type ServerProcess, startServer } from '../testing/app/start-server.ts';
import { databaseKinds, freshPlace } from '../testing/database/fresh-database.ts';
import { faultSize } from '../testing/load/fault-size.ts';

const visits = faultSize(600, 10_000);
const count = 40;

const origins = ['own', 'foreign', 'none'] as const;
/**
 * How a client disconnects: reset like a broken network, closed like a browser tab, or half-closed and still
 * reading.
 */
const goings = ['reset', 'close', 'half'] as const;

const asked = [
  ...['/', '/no-such-page', '/no-such-file.js'].map((path) => ({ method: 'GET', path, body: '' })),
  ...describedCalls.bundled.map(({ method, path, operation }) => ({
    method,
    path: path.replace('{provider}', 'google').replace('{id}', '0b6b4d2e-9a51-4f7e-8a55-3f1f6a2f9c10'),
    body:
      method === 'GET'
        ? ''
        : JSON.stringify(operation.requestBody?.content['application/json']?.example ?? {}),
  })),
];

const visit = fc.record({
  request: fc.constantFrom(...asked),
  origin: fc.constantFrom(...origins),
  /** The number of pipelined requests on one connection. */
  times: fc.oneof(
    { weight: 4, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.integer({ min: 2, max: 4 }) },
  ),
  /** The share of the request that is sent; usually all of it. */
  sent: fc.oneof(
    { weight: 3, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
  ),
  going: fc.constantFrom(...goings),
  /** Milliseconds after the request. Undefined: at the first byte of the response. */
  after: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30 }), fc.constant(undefined)),
});
type Visit = typeof visit extends fc.Arbitrary<infer Value> ? Value : never;

describe.each(databaseKinds)('a server on %s', (on) => {
  test(
    `survives ${visits} visitors who disconnect during a request, and logs the address of each`,
    async () => {
      const { dataDir, databaseUrl } = await freshPlace(on);
      const server = startServer({
        DATA_DIR: dataDir,
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        SITE_DIR: buildTestSite({ 'index.html': '<title>Home</title>' }),
        LOG_LEVEL: 'info',
      });
      const url = new URL(await server.hears(/The site is at (http:\S+)/));

      const waiting = fc.sample(visit, visits);
      const come = async () => {
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await leaveEarly(url, next);
      };
      await Promise.all(Array.from({ length: count }, come));

      expect((await fetch(new URL('/readyz', url))).status, server.output()).toBe(200);
      const lines = await readQuietLog(server);
      expect(lines.length).toBeGreaterThan(visits / 3);
      expect(new Set(lines.map(({ req }) => req.client))).toEqual(new Set(['127.0.0.1']));
      expect(lines.filter(({ level, res }) => level !== 'info' || res.status >= 500)).toEqual([]);
    },
    faultSize(minute, 5 * minute),
  );
});

async function leaveEarly(url: URL, { request, origin, times, sent, going, after }: Visit): Promise<void> {
  const socket = connect(Number(url.port), url.hostname);
  // A client that resets a connection may get an error too.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  const written = Buffer.from(write(url, request, origin).repeat(times));
  socket.write(written.subarray(0, Math.ceil(written.length * sent)));
  if (after === undefined)
    await Promise.race([once(socket, 'data'), closed, sleep(200)]).catch(() => undefined);
  else if (after > 0) await sleep(after);
  if (going === 'reset') socket.resetAndDestroy();
  else if (going === 'close') socket.destroy();
  else {
    socket.end();
    socket.resume();
    setTimeout(() => socket.destroy(), 200).unref();
  }
  await closed;
}

function write(url: URL, { method, path, body }: Visit['request'], origin: Visit['origin']): string {
  return [
    `${method} ${path} HTTP/1.1`,
    `host: ${url.host}`,
    ...(origin === 'none' ? [] : [`origin: ${origin === 'own' ? url.origin : 'https://elsewhere.example'}`]),
    ...(body === '' ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
    '',
    body,
  ].join('\r\n');
}

interface Line {
  readonly level: string;
  readonly msg: string;
  readonly req: { readonly client: string };
  readonly res: { readonly status: number };
}

/** The log lines of requests, once no more are written. */
async function readQuietLog(server: ServerProcess): Promise<Line[]> {
  for (let length = -1; length !== server.log().length; ) {
    length = server.log().length;
    await sleep(500);
  }
  const lines = server
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  return lines.filter(({ msg }) => msg.startsWith('request '));
}
