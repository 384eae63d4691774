import { once } from 'node:events';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Config, readConfig } from '@accounting-site/server/config/config';
import { loadSite } from '@accounting-site/server/plugins/static-site/load-site';
import { buildTestApp } from '@accounting-site/server/testing/app/build-test-app';
import { buildTestSite, describeDictionary } from '@accounting-site/server/testing/app/build-test-site';
import { makePreview } from '@accounting-site/server/testing/publishing/make-preview';
import { makeRelease, scriptOf } from '@accounting-site/server/testing/publishing/make-release';
import { signInAs } from '@accounting-site/server/testing/sign-in/sign-in-as';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startNginx } from './start-nginx.ts';

const words = 'words '.repeat(300);
const testSite = {
  'index.html': `<title>Home</title>${words}`,
  'Help Center.html': `<title>Help center</title>${words}`,
  'help/article/mobile-money.html': `<title>Mobile money</title>${words}`,
  '404.html': `<title>Page Not Found</title>${words}`,
  'offline.html': `<title>Offline</title>${words}`,
  '_astro/island.C0FFEE.js': `export default ${JSON.stringify(words)}`,
  'og/pricing.png': 'not really a picture',
  'downloads/cash-book.xlsx': 'not really a workbook',
  'robots.txt': 'User-agent: *',
  'speculation-rules.json': '{"prefetch":[]}',
  'service-worker.js': 'keep()',
  'service-worker-off.js': 'takeAway()',
};

async function ask(base: string, path: string, headers: IncomingHttpHeaders = {}, method = 'GET') {
  const sent = request(base, { path, headers, method, agent: false }).end();
  const [answer] = await once(sent, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

/** A request that declares a body and never sends it. */
async function refused(base: string, path: string, headers: OutgoingHttpHeaders) {
  const sent = request(base, { path, headers, method: 'POST', agent: false });
  sent.flushHeaders();
  const [answer] = await once(sent, 'response');
  sent.on('error', () => {}).destroy();
  return { status: answer.statusCode, headers: answer.headers };
}

/** Headers that differ with each response, and those of the connection. */
const notCompared = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'server',
  'transfer-encoding',
  'x-request-id',
]);

const comparable = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !notCompared.has(name)));

const siteConfig = (siteDir: string): Config => ({
  ...readConfig({ NODE_ENV: 'test', SITE_URL: 'https://www.example.com' }),
  siteDir,
});

/** @param changed the server's configuration that changed after the map was written */
async function serveBoth(siteDir: string, changed: Partial<Config> = {}) {
  const config = siteConfig(siteDir);
  const site = loadSite({ ...config, ...changed });
  const { app } = await buildTestApp({ replace: { site } });
  const server = await app.listen({ port: 0, host: '127.0.0.1' });
  const nginx = await startNginx(config, { servers: [server] });
  onTestFinished(nginx.stop);
  const addresses = [...(site?.files.keys() ?? [])].map((path) =>
    encodeURI(`/${path}`.replace(/^\/index\.html$|\.html$/, '') || '/'),
  );
  const expectSame = async (path: string, headers: IncomingHttpHeaders = {}, method = 'GET') => {
    const [ours, theirs] = await Promise.all([
      ask(server, path, headers, method),
      ask(nginx.address, path, headers, method),
    ]);
    // nginx sends a content type with 304 responses too, based on the file extension. It is the same one, so
    // it does no harm.
    if (theirs.status === 304 && theirs.headers['content-type'] !== undefined) {
      const whole = await ask(server, path);
      expect(theirs.headers['content-type']).toBe(whole.headers['content-type']);
      delete theirs.headers['content-type'];
    }
    const what = `${method} ${path} ${JSON.stringify(headers)}`;
    expect([theirs.status, comparable(theirs.headers)], what).toEqual([
      ours.status,
      comparable(ours.headers),
    ]);
    const isProblem = ours.headers['content-type']?.includes('problem') === true;
    if (!isProblem) expect(theirs.body.equals(ours.body), what).toBe(true);
    expect(theirs.headers['x-request-id'], what).toMatch(/^[\da-f-]{32,36}$/);
    return ours;
  };
  return { nginx, addresses, expectSame };
}

describe('nginx with the configuration for the edge', () => {
  test('responds like the server: pages, files, redirects, unknown paths, and API requests', async () => {
    const { nginx, addresses, expectSame } = await serveBoth(buildTestSite(testSite));
    for (const address of [
      ...addresses,
      '/?utm_source=x',
      '/HELP-Center/?a=1',
      '/no-such-page',
      '/404',
      '/healthz',
      '/api/nothing',
      '/pricing.html.br',
      '/_astro/',
    ]) {
      for (const accepted of [
        {},
        { 'accept-encoding': 'gzip, deflate, br' },
        { 'accept-encoding': 'gzip' },
      ]) {
        const { headers } = await expectSame(address, accepted);
        if (headers.etag === undefined) continue;
        for (const tag of [headers.etag, `"other", W/${headers.etag}`, '"other"']) {
          await expectSame(address, { ...accepted, 'if-none-match': tag });
        }
      }
      await expectSame(address, { 'accept-encoding': 'br', 'save-data': 'on' });
      await expectSame(address, {}, 'HEAD');
    }
    await expectSame('/Help%20Center', { origin: 'https://www.example.com' }, 'POST');
    await ask(nginx.address, '/?token=canary');
    expect(nginx.log()).not.toContain('canary');
    await ask(nginx.address, '/a"b\\x%22,"status":"forged"');
    const lines = nginx.log().trim().split('\n');
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('res.status');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ req: { path: '/a"b\\x%22,"status":"forged"' } });
  });

  test('leaves browsers with a dictionary to the server, and names the dictionary to others', async () => {
    const { expectSame } = await serveBoth(buildTestSite(testSite));
    const { address, hash } = describeDictionary(Buffer.from(testSite['offline.html']));
    const accepted = { 'accept-encoding': 'gzip, br, dcb' };
    const having = { ...accepted, 'available-dictionary': `:${hash}:` };
    const { headers } = await expectSame('/', having);
    expect(headers['content-encoding']).toBe('dcb');
    expect((await expectSame('/', { ...having, 'if-none-match': headers.etag })).status).toBe(304);
    expect((await expectSame(address, accepted)).headers).toHaveProperty('use-as-dictionary');
    const unknown = { ...accepted, 'available-dictionary': ':b2xkZXI=:' };
    for (const other of [accepted, unknown, { ...having, 'save-data': 'on' }]) {
      const answer = await expectSame('/', { ...other, 'if-none-match': headers.etag });
      expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br']);
      expect(answer.headers.link !== undefined).toBe(!('save-data' in other));
    }
  });

  test('forwards the service worker to the server, so that turning it off needs no new map', async () => {
    const { expectSame } = await serveBoth(buildTestSite(testSite), { serviceWorker: false });
    const { body } = await expectSame('/service-worker.js');
    expect(body.toString()).toBe('takeAway()');
  });

  test('sends a preview to the browser that opened it, and stores nothing of it', async () => {
    const config = siteConfig(buildTestSite(testSite));
    const site = await buildTestApp({ replace: { site: loadSite(config) } });
    const { app, database, time } = site;
    const job = await makePreview(database, await makeRelease('draft'), { at: time.now });
    const editor = await signInAs(site, 'editor');
    const opened = await editor.send('POST', `/api/site/staff/content/jobs/${job}/preview`);
    const [preview] = opened.cookies.filter(({ name }) => name === '__Host-preview');
    const cookie = `__Host-refresh=${editor.cookie}; __Host-preview=${preview?.value}`;
    const server = await app.listen({ port: 0, host: '127.0.0.1' });
    const nginx = await startNginx(config, { servers: [server] });
    onTestFinished(nginx.stop);
    const read = async (path: string, headers = {}) => {
      const answer = await ask(nginx.address, path, headers);
      return [/<title>(.*)<\/title>/.exec(`${answer.body}`)?.[1], answer.headers['cache-control']];
    };
    for (const path of ['/', '/?from=here']) {
      expect(await read(path)).toEqual(['Home', 'no-cache']);
      expect(await read(path, { cookie })).toEqual(['Home draft', 'no-store']);
    }
    expect(await read('/pricing', { cookie })).toEqual(['Pricing draft', 'no-store']);
    expect((await ask(nginx.address, scriptOf('draft'), { cookie })).headers['cache-control']).toBe(
      'no-store',
    );
    expect(await read('/', { cookie: 'a=1; b=2' })).toEqual(['Home', 'no-cache']);
  });

  test('sends HSTS with its own errors too', async () => {
    const { nginx } = await serveBoth(buildTestSite(testSite));
    const tooLong = { 'content-length': String(11 * 1024 * 1024) };
    for (const [path, headers] of [
      ['/', tooLong],
      ['/api/api/login', tooLong],
      ['/', { host: 'a b' }],
    ] as const) {
      const { status, headers: sent } = await refused(nginx.address, path, headers);
      expect([path, status, sent['strict-transport-security']]).toEqual([
        path,
        'host' in headers ? 400 : 413,
        'max-age=31536000; includeSubDomains',
      ]);
    }
    const alone = await startNginx(siteConfig(buildTestSite(testSite)), { servers: ['http://127.0.0.1:9'] });
    onTestFinished(alone.stop);
    const { status, headers } = await ask(alone.address, '/api/nothing');
    expect([status, headers['strict-transport-security']]).toEqual([
      502,
      'max-age=31536000; includeSubDomains',
    ]);
  });
});
