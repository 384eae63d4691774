import { once } from 'node:events';
import { type IncomingHttpHeaders, IncomingMessage, request, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { noMetrics } from '../../observability/metrics.ts';
import { buildTestApp } from '../../testing/app/build-test-app.ts';
import { buildTestSite, describeDictionary } from '../../testing/app/build-test-site.ts';
import { loadSite } from './load-site.ts';
import { createPageServer } from './page-server.ts';

const files = {
  'index.html': `<title>Home</title>${'words '.repeat(300)}`,
  'Help Center.html': `<title>Help center</title>${'words '.repeat(300)}`,
  '404.html': `<title>Page Not Found</title>${'words '.repeat(300)}`,
  'offline.html': `<title>Offline</title>${'words '.repeat(300)}`,
  '_astro/island.C0FFEE.js': `export default ${JSON.stringify('x'.repeat(2000))}`,
  'og/pricing.png': 'not really a picture',
  'downloads/cash-book.xlsx': 'not really a workbook',
  'speculation-rules.json': '{"prefetch":[]}',
};

async function listen(environment: Record<string, string> = {}) {
  const siteDir = buildTestSite(files);
  const { config } = await buildTestApp({ environment });
  const site = loadSite({ ...config, siteDir });
  const { app, log } = await buildTestApp({ environment, replace: { site } });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const ask = async (path: string, headers: IncomingHttpHeaders = {}, method = 'GET') => {
    const sent = request(address, { path, headers, method, agent: false }).end();
    const [answer] = await once(sent, 'response');
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
  };
  return { app, log, ask };
}

const nothing = { find: () => undefined, notFound: () => undefined };
const noServices = () => ({
  common: {},
  log: fastify().log,
  metrics: noMetrics,
  requestIdOf: () => '',
  clientOf: () => '',
  isDraining: () => false,
});

const ofConnections = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id'];

const lasting = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnections.includes(name)));

describe('a page that is served without Fastify', () => {
  test('has the same status, headers and bytes as one served by Fastify', async () => {
    const { app, ask } = await listen();
    const { headers } = await ask('/', { 'accept-encoding': 'br' });
    const { address, hash } = describeDictionary(Buffer.from(files['offline.html']));
    const having = { 'accept-encoding': 'br, dcb', 'available-dictionary': `:${hash}:` };
    const requests: [string, Record<string, string>?][] = [
      ['/', having],
      ['/no-such-page', having],
      [address, having],
      ['/', { 'accept-encoding': 'gzip, deflate, br, zstd' }],
      ['/?utm_source=x', { 'accept-encoding': 'gzip' }],
      ['/Help%20Center'],
      ['/', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) }],
      ['/', { 'accept-encoding': 'br', 'save-data': 'on' }],
      ['/_astro/island.C0FFEE.js', { 'accept-encoding': 'br' }],
      ['/og/pricing.png', { 'accept-encoding': 'br' }],
      ['/downloads/cash-book.xlsx'],
      ['/HELP-Center/?from=mail'],
      ['/no-such-page', { 'accept-encoding': 'br' }],
      ...['/speculation-rules.json', '/api/nothing', '/%zz', '/healthz'].map((path): [string] => [path]),
    ];
    for (const [url, sent = {}] of requests) {
      for (const method of ['GET', 'HEAD'] as const) {
        const fastify = await app.inject({ method, url, headers: sent });
        // The head of a response is written in another way when its connection stays open.
        for (const connection of ['close', 'keep-alive']) {
          const wire = await ask(url, { ...sent, connection }, method);
          expect([url, wire.status], method).toEqual([url, fastify.statusCode]);
          expect(lasting(wire.headers), url).toEqual(lasting(fastify.headers));
          if (!`${fastify.headers['content-type']}`.includes('problem'))
            expect(wire.body.equals(fastify.rawPayload), url).toBe(true);
          expect(Math.abs(Date.parse(wire.headers.date ?? '') - Date.now())).toBeLessThan(5000);
          expect(wire.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
          const timeout = connection === 'close' ? undefined : 'timeout=20';
          expect([wire.headers.connection, wire.headers['keep-alive']]).toEqual([connection, timeout]);
        }
      }
    }
  });

  test('writes the same log line, without the query string', async () => {
    const { log, ask } = await listen({ TRUSTED_PROXIES: 'loopback' });
    const forwarded = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };
    const answer = await ask('/?token=query-canary', { ...forwarded, cookie: 'a=canary' });
    await expect.poll(() => log.at(-1)).toMatch('request answered');
    expect(JSON.parse(log.at(-1) ?? '')).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      requestId: answer.headers['x-request-id'],
      req: { method: 'GET', path: '/', client: '203.0.113.9' },
      res: { status: 200 },
      milliseconds: expect.any(Number),
      msg: 'request answered',
    });
  });

  test('closes its connection once the server is draining', async () => {
    const { app, ask } = await listen();
    const agent = { connection: 'keep-alive' };
    expect((await ask('/', agent)).headers.connection).toBe('keep-alive');
    app.drain();
    for (const url of ['/', '/HELP-Center', '/no-such-page']) {
      expect((await ask(url, agent)).headers.connection, url).toBe('close');
    }
  });

  test('accepts only GET and HEAD', async () => {
    const { ask } = await listen();
    const answer = await ask('/', { origin: 'https://www.example.com' }, 'POST');
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a request', () => {
  // Node's client adds two headers.
  test.each([
    [98, 200],
    [99, 431],
    [160, 431],
    [1500, 431],
  ])('with %i additional headers gets a %i', async (count, expected) => {
    const { ask } = await listen();
    const many = Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at}`, 'b']));
    const { status, headers, body } = await ask('/', many);
    expect(status).toBe(expected);
    if (status === 431) {
      expect(headers.connection).toBe('close');
      expect(JSON.parse(String(body)).error).toBe('The request headers are too large');
    }
  });

  test('with a chunked body gets a 411', async () => {
    const { app } = await listen();
    const address = app.listeningOrigin;
    const sent = request(`${address}/api/site/vitals`, { method: 'POST', headers: { origin: address } });
    sent.write('{');
    sent.end('}');
    const [answer] = await once(sent, 'response');
    expect([answer.statusCode, answer.headers.connection]).toEqual([411, 'close']);
    expect(JSON.parse(String(await buffer(answer)))).toMatchObject({
      status: 411,
      error: 'Send the length of the body in the Content-Length header',
    });
  });

  test('that causes an exception gets a 500, and other requests of its turn are still processed', async () => {
    const answered: string[] = [];
    const server = createPageServer(
      nothing,
      ({ url = '' }, response) => {
        if (url === '/broken') throw new Error('This file is cut off');
        if (url === '/half') response.writeHead(200).write('half');
        if (url === '/half') throw new Error('This one too');
        answered.push(url);
        response.end();
      },
      noServices,
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    const [broken, half, whole] = await Promise.allSettled(['/broken', '/half', '/whole'].map(ask));
    expect(broken).toMatchObject({ status: 'fulfilled', value: expect.stringContaining('"status":500') });
    expect([half?.status, whole?.status, answered]).toEqual(['rejected', 'fulfilled', ['/whole']]);
  });
});

describe('requests that arrive faster than they are processed', () => {
  function askAtOnce(urls: readonly string[], connect = () => new Socket()) {
    const answered: (string | undefined)[] = [];
    const server = createPageServer(nothing, ({ url }) => answered.push(url), noServices);
    for (const url of urls) {
      const incoming = Object.assign(new IncomingMessage(connect()), { method: 'GET', url });
      server.emit('request', incoming, new ServerResponse(incoming));
    }
    return { server, answered };
  }
  const pages = (count: number) => Array.from({ length: count }, (_, at) => `/${at}`);
  const calls = (count: number) => Array.from({ length: count }, (_, at) => `/api/api/${at}`);

  test('are processed in the order of arrival, sixteen in a turn of the event loop', async () => {
    const asked = pages(40);
    const { answered } = askAtOnce(asked);
    const counts = [answered.length];
    while (answered.length < asked.length) {
      await nextTurn();
      counts.push(answered.length);
    }
    expect(counts).toEqual([0, 16, 32, 40]);
    expect(answered).toEqual(asked);
  });

  test('go before earlier API requests, of which four run in a turn, or one while many pages wait', async () => {
    const { answered } = askAtOnce([...calls(10), ...pages(20)]);
    const turns: string[][] = [];
    while (turns.flat().length < 30) {
      await nextTurn();
      turns.push(answered.splice(0).map((url = '') => url));
    }
    const [page, call] = [pages(20), calls(10)];
    expect(turns).toEqual([
      [...page.slice(0, 16), ...call.slice(0, 1)],
      [...page.slice(16), ...call.slice(1, 5)],
      call.slice(5, 9),
      call.slice(9),
    ]);
  });

  test('are limited to two in a turn while new connections arrive', async () => {
    const { server, answered } = askAtOnce(pages(40));
    server.emit('connection', new Socket());
    await nextTurn();
    expect(answered).toHaveLength(2);
    await nextTurn();
    expect(answered).toHaveLength(18);
  });

  test('are limited for a connection that reads no responses', async () => {
    const greedy = new Socket();
    askAtOnce(pages(64), () => greedy);
    expect(greedy.destroyed).toBe(false);
    askAtOnce(pages(65), () => greedy);
    expect(greedy.destroyed).toBe(true);
  });

  test('close a connection that sends a second request while a thousand wait, and no other', async () => {
    const sockets = Array.from({ length: 1200 }, () => new Socket());
    const greedy = new Socket();
    let next = 0;
    askAtOnce(pages(1202), () => sockets[next++] ?? greedy);
    expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
    expect(greedy.destroyed).toBe(true);
  });
});
