import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app/build-test-app.ts';
import { buildTestSite, describeDictionary } from '../../testing/app/build-test-site.ts';
import { loadSite } from './load-site.ts';

const frame = Array.from({ length: 90 }, (_, at) => `<a href="/${at}">${(at * 7919) % 1000}</a>`).join('');
const page = (title: string) => `<!doctype html><title>${title}</title>${frame}`;
const files = {
  'index.html': page('Home'),
  'pricing.html': page('Pricing'),
  'offline.html': page('Offline'),
  '404.html': page('Not found'),
  '_astro/page.C0FFEE.js': `start("${'x'.repeat(500)}")`,
  'speculation-rules.json': '{"prefetch":[]}',
};
const dictionary = Buffer.from(files['offline.html']);
const { address, hash } = describeDictionary(dictionary);
/** What Chromium sends when it has the dictionary. */
const having = {
  'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'available-dictionary': `:${hash}:`,
};
const without = { 'accept-encoding': 'gzip, deflate, br, zstd' };

async function serve(built: Record<string, string> = files) {
  const { config } = await buildTestApp();
  const site = loadSite({ ...config, siteDir: buildTestSite(built) });
  const { app } = await buildTestApp({ replace: { site } });
  return (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    app.inject({ method, url, headers });
}

/** Decodes a response as a browser does, which checks the hash of its dictionary. */
function decode(body: Buffer): string {
  expect(body.subarray(0, 4).toString('hex')).toBe('ff444342');
  expect(body.subarray(4, 36)).toEqual(createHash('sha256').update(dictionary).digest());
  const options = { dictionary, params: {} };
  return brotliDecompressSync(body.subarray(36), options).toString();
}

test('a page is sent as its difference from the dictionary to a browser that has it', async () => {
  const get = await serve();
  for (const [url, status, file] of [
    ['/pricing', 200, 'pricing.html'],
    ['/offline', 200, 'offline.html'],
    ['/no-such-page', 404, '404.html'],
  ] as const) {
    const answer = await get(url, having);
    expect([answer.statusCode, answer.headers['content-encoding']], url).toEqual([status, 'dcb']);
    expect(decode(answer.rawPayload), url).toBe(files[file]);
    expect(answer.rawPayload.length, url).toBeLessThan((await get(url, without)).rawPayload.length / 3);
    expect(answer.headers['content-security-policy'], url).toContain("default-src 'none'");
    // A cache that ignores Vary would send it to browsers without the dictionary.
    expect(answer.headers['cache-control'], url).toBe('private, no-cache');
    expect(answer.headers.vary, url).toBe('accept-encoding, available-dictionary, save-data');
    expect(answer.headers.link, url).toBeUndefined();
    const head = await get(url, having, 'HEAD');
    expect([head.body, head.headers['content-length'], head.headers.etag], url).toEqual([
      '',
      `${answer.rawPayload.length}`,
      answer.headers.etag,
    ]);
  }
});

test.each([
  ['no dictionary', without],
  ['another dictionary', { ...having, 'available-dictionary': `:${hash.replace(/^./, '+')}:` }],
  ['its dictionary in another notation', { ...having, 'available-dictionary': hash }],
  ['two dictionaries', { ...having, 'available-dictionary': `:${hash}:, :${hash}:` }],
  ['the dictionary behind a proxy that unpacks', { ...having, ...without }],
  ['the dictionary, but not the encoding', { ...having, 'accept-encoding': 'br, xdcb, dcb2, *' }],
  ['the dictionary, and refuses the encoding', { ...having, 'accept-encoding': 'br, dcb;q=0' }],
  ['the dictionary, and saves data', { ...having, 'save-data': 'on' }],
])('a browser with %s gets the page in Brotli', async (_what, headers) => {
  const answer = await (await serve())('/pricing', headers);
  expect(answer.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(files['pricing.html']);
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(answer.headers.vary).toBe('accept-encoding, available-dictionary, save-data');
});

test('a page names the dictionary, except for visitors who save data', async () => {
  const get = await serve();
  const link = `<${address}>; rel="compression-dictionary"`;
  expect((await get('/pricing', without)).headers.link).toBe(link);
  expect((await get('/pricing', { ...without, 'save-data': 'on' })).headers.link).toBeUndefined();
  expect((await get('/_astro/page.C0FFEE.js', without)).headers).not.toHaveProperty('link');
  const { 'offline.html': _offline, ...older } = files;
  const { headers } = await (await serve(older))('/pricing', having);
  expect([headers.link, headers.vary]).toEqual([undefined, 'accept-encoding, save-data']);
});

test('the dictionary is the offline page at an address that changes with it, and is kept for a year', async () => {
  const get = await serve();
  const answer = await get(address, having);
  expect(brotliDecompressSync(answer.rawPayload)).toEqual(dictionary);
  expect(answer.headers).toMatchObject({
    'use-as-dictionary': 'match="/*", match-dest=("document" "")',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    vary: 'accept-encoding',
  });
  for (const other of ['/offline', '/offline?dictionary=former', `${address}&a=b`]) {
    const { headers } = await get(other, without);
    expect([headers['use-as-dictionary'], headers['cache-control']], other).toEqual([undefined, 'no-cache']);
  }
});

test('a page that is unchanged is not sent again, whichever copy the browser has', async () => {
  const get = await serve();
  const [dcb, br, gzip] = await Promise.all(
    [having, without, { 'accept-encoding': 'gzip' }].map(async (headers) =>
      String((await get('/pricing', headers)).headers.etag),
    ),
  );
  expect(new Set([dcb, br, gzip]).size).toBe(3);
  const ask = async (tag: string | undefined, headers: Record<string, string>) => {
    const answer = await get('/pricing', { ...headers, 'if-none-match': tag ?? '' });
    return [answer.statusCode, answer.headers.etag, answer.body.length > 0];
  };
  for (const tag of [dcb, br, gzip]) expect(await ask(tag, having)).toEqual([304, tag, false]);
  expect(await ask(br, without)).toEqual([304, br, false]);
  // It cannot decode that copy any more, or never could.
  expect(await ask(dcb, without)).toEqual([200, br, true]);
  expect(await ask(dcb, { ...having, 'save-data': 'on' })).toEqual([200, br, true]);
  expect(await ask(br, { 'accept-encoding': 'gzip' })).toEqual([200, gzip, true]);
});

test('a page that fetches its own code ahead names neither dictionary nor rules, and is encoded all the same', async () => {
  const login = '<astro-island data-modules="/_astro/page.C0FFEE.js"></astro-island>';
  const get = await serve({ ...files, 'login.html': page('Sign in') + login });
  expect((await get('/', without)).headers).toMatchObject({
    link: expect.any(String),
    'speculation-rules': expect.any(String),
  });
  const { headers } = await get('/login', without);
  expect([headers.link, headers['speculation-rules']]).toEqual([undefined, undefined]);
  expect((await get('/login', having)).headers['content-encoding']).toBe('dcb');
});

test('files and responses of the API are never encoded with the dictionary', async () => {
  const get = await serve();
  for (const url of ['/_astro/page.C0FFEE.js', '/api/nothing', '/healthz', '/PRICING', address]) {
    const { headers } = await get(url, having);
    expect([headers['content-encoding'], headers.link], url).not.toContain('dcb');
    expect(headers.vary ?? '', url).not.toContain('available-dictionary');
  }
});
