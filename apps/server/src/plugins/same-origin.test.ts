import { describe, expect, test } from 'vitest';
import { buildTestApp, ownOrigin } from '../testing/app/build-test-app.ts';

const calls = [
  ['POST', '/api/api/login'],
  ['POST', '/api/api/logout'],
  ['POST', '/api/api/refresh'],
  ['PUT', '/api/api/alert-settings'],
  ['POST', '/api/site/demo-requests'],
  ['POST', '/api/site/webinar-registrations'],
] as const;

const foreign: [string, Record<string, string>][] = [
  ['no origin', {}],
  ['no Origin, but Sec-Fetch-Site: same-origin', { 'sec-fetch-site': 'same-origin' }],
  ['the origin null', { origin: 'null' }],
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  [
    'another site that claims to be ours',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ],
  ['our origin, sent from another site', { origin: ownOrigin, 'sec-fetch-site': 'cross-site' }],
  [
    'our origin, sent from another origin of the same site',
    { origin: ownOrigin, 'sec-fetch-site': 'same-site' },
  ],
  ['a name that begins with ours', { origin: `${ownOrigin}.evil.example` }],
  ['a name that ends with ours', { origin: 'https://evilwww.example.com' }],
  ['a neighbour', { origin: 'https://example.com' }],
  ['another scheme', { origin: 'http://www.example.com' }],
  ['another port', { origin: `${ownOrigin}:8443` }],
  ['characters that look alike', { origin: 'https://www.exаmple.com' }],
  ['a trailing slash', { origin: `${ownOrigin}/` }],
  ['two origins', { origin: `${ownOrigin}, https://evil.example` }],
];

test.each(foreign)('a request with %s is refused and changes nothing', async (_what, headers) => {
  const { app, hashing, database } = await buildTestApp();
  const payload = { email: 'ama@shop.example', password: 'x', name: 'Ama', threshold_quantity: 1 };
  for (const [method, url] of calls) {
    const answer = await app.inject({ method, url, headers, payload });
    expect(answer.statusCode, url).toBe(403);
    expect(answer.json()).toMatchObject({
      status: 403,
      error: 'This was not sent from a page of this site. Open the page again and send it once more.',
    });
  }
  expect(hashing.count).toBe(0);
  expect(await database.selectFrom('demo_requests').selectAll().execute()).toEqual([]);
});

test.each(calls)('%s %s from our own origin reaches the checks of the endpoint', async (method, url) => {
  const { app } = await buildTestApp();
  const answer = await app.inject({ method, url, headers: { origin: ownOrigin }, payload: {} });
  expect([204, 401, 422]).toContain(answer.statusCode);
});

describe('a plain form of a browser that sends no Origin', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = async (headers: Record<string, string>, url = '/api/site/demo-requests') => {
    const { app } = await buildTestApp();
    return (await app.inject({ method: 'POST', url, headers: { ...form, ...headers }, payload: '' }))
      .statusCode;
  };

  test('is accepted from a page of this site', async () => {
    expect(await send({ referer: `${ownOrigin}/demo-request?plan=annually` })).toBe(422);
  });

  test.each([
    ['a page of another site', { referer: 'https://evil.example/' }],
    ['a page of a name that begins with ours', { referer: `${ownOrigin}.evil.example/` }],
    ['something that is no address', { referer: 'www.example.com' }],
    ['a browser that would send Origin', { referer: `${ownOrigin}/`, 'sec-fetch-site': 'cross-site' }],
    ['the origin null', { referer: `${ownOrigin}/`, origin: 'null' }],
    ['a script', { referer: `${ownOrigin}/`, 'content-type': 'application/json' }],
  ])('is refused from %s', async (_from, headers) => {
    expect(await send(headers)).toBe(403);
  });

  test('is accepted by the forms of accounts too', async () => {
    expect(await send({ referer: `${ownOrigin}/register` }, '/api/api/register')).toBe(422);
  });
});

describe('a site without SITE_URL, on this machine', () => {
  test('accepts requests from both of its names', async () => {
    const { app } = await buildTestApp({ environment: { SITE_URL: '', PORT: '4123' } });
    const send = async (origin: string) =>
      (await app.inject({ method: 'POST', url: '/api/api/logout', headers: { origin } })).statusCode;
    expect(await send('http://127.0.0.1:4123')).toBe(204);
    expect(await send('http://localhost:4123')).toBe(204);
    expect(await send('http://localhost:4124')).toBe(403);
    expect(await send('https://localhost:4123')).toBe(403);
  });
});

describe('a site on an invited origin', () => {
  const invited = 'https://shop.example.org';
  const environment = { ALLOWED_ORIGINS: `${invited}, https://two.example.org` };

  test('may send credentials and read the response', async () => {
    const { app } = await buildTestApp({ environment });
    const headers = { origin: invited, 'sec-fetch-site': 'cross-site' };
    const answer = await app.inject({ method: 'POST', url: '/api/api/logout', headers });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': invited,
      'access-control-allow-credentials': 'true',
    });
    expect(answer.headers.vary).toMatch(/origin/i);
  });

  test('gets a preflight response with the allowed methods and headers', async () => {
    const { app } = await buildTestApp({ environment });
    const headers = {
      origin: invited,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'authorization,content-type',
    };
    const answer = await app.inject({ method: 'OPTIONS', url: '/api/api/alert-settings', headers });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-methods']).toBe('GET, POST, PUT, DELETE');
    const allowed = `${answer.headers['access-control-allow-headers']}`.split(', ');
    expect(allowed).toEqual(['authorization', 'content-type', 'idempotency-key', 'if-none-match']);
  });

  test('may read when to try again, and the ETag of a list', async () => {
    const { app } = await buildTestApp({ environment });
    const answer = await app.inject({ url: '/api/api/inventory', headers: { origin: invited } });
    expect(answer.headers['access-control-expose-headers']).toBe('etag, retry-after, x-request-id');
  });

  test('is the only other site with access', async () => {
    const { app } = await buildTestApp({ environment });
    const headers = { origin: 'https://evil.example' };
    const answer = await app.inject({ method: 'GET', url: '/api/api/inventory', headers });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

test('a server that has stopped listening still recognises its own pages', async () => {
  const { app } = await buildTestApp({ environment: { SITE_URL: '' } });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  app.server.close();
  const answer = await app.inject({ method: 'POST', url: '/api/api/logout', headers: { origin } });
  expect(answer.statusCode).toBe(204);
});
