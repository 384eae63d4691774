import { problemSchema } from '@accounting-site/contract/endpoints/errors';
import { describe, expect, test } from 'vitest';
import { buildTestApp, ownOrigin } from '../testing/app/build-test-app.ts';
import { sendRaw } from '../testing/app/raw-request.ts';

const json = { origin: ownOrigin, 'content-type': 'application/json' };
const login = { method: 'POST', url: '/api/api/login' } as const;

describe('an error', () => {
  test.each([
    ['an unknown endpoint', { method: 'GET', url: '/api/nothing' }, 404],
    ['an unknown endpoint in capitals', { method: 'GET', url: '/API/api/nothing' }, 404],
    ['an endpoint with the wrong method', { method: 'GET', url: '/api/api/login' }, 404],
    ['broken JSON', { ...login, headers: json, payload: '{"email":' }, 400],
    ['a prototype', { ...login, headers: json, payload: '{"__proto__":{"x":1},"email":"a@b.example"}' }, 400],
    ['a list instead of an object', { ...login, headers: json, payload: '[]' }, 422],
    ['an empty body', { ...login, headers: json, payload: '' }, 422],
    [
      'another type',
      { ...login, headers: { origin: ownOrigin, 'content-type': 'text/plain' }, payload: 'x' },
      415,
    ],
    ['a body over 64 KiB', { ...login, headers: json, payload: `"${'x'.repeat(65 * 1024)}"` }, 413],
    ['an address that cannot be read', { method: 'GET', url: '/%zz' }, 400],
  ] as const)('for %s has the standard format', async (_what, request, status) => {
    const { app } = await buildTestApp();
    const answer = await app.inject({ ...request });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    const problem = problemSchema.parse(answer.json());
    expect(problem).toMatchObject({ status, error: problem.detail, message: problem.detail });
    expect(problem.requestId).toBe(answer.headers['x-request-id']);
  });

  test('for a forbidden request is logged, with its reason and without its content', async () => {
    const { app, log } = await buildTestApp();
    const foreign = { origin: 'https://evil.example', 'content-type': 'application/json' };
    const payload = { email: 'ama@shop.example', password: 'typed-canary' };
    const { statusCode, headers } = await app.inject({ ...login, headers: foreign, payload });
    expect(statusCode).toBe(403);
    const line = log.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'access refused');
    expect(line).toMatchObject({
      level: 'warn',
      requestId: headers['x-request-id'],
      req: { method: 'POST', path: '/api/api/login', client: expect.any(String) },
      detail: expect.stringMatching(/\w/),
    });
    expect(JSON.stringify(line)).not.toMatch(/typed-canary|ama@shop/);
  });

  test('never echoes a TRACE request', async () => {
    const { app } = await buildTestApp();
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    for (const path of ['/', '/api/api/login']) {
      const headers = ['Host: a.example', 'X-Canary: canary', 'Connection: close'];
      const { status, body } = await sendRaw(
        address,
        `TRACE ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`,
      );
      expect([404, 405]).toContain(status);
      expect(body).not.toContain('canary');
    }
  });

  test('that is unexpected is logged, and its details are hidden from the caller', async () => {
    const { app, log } = await buildTestApp({
      hashFunctions: {
        hash: async () => '',
        verify: () => Promise.reject(new Error('secret detail')),
      },
    });
    const payload = { email: 'ama@shop.example', password: 'typed-canary' };
    const answer = await app.inject({ ...login, headers: json, payload });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ error: 'Something went wrong on our side. Please try again.' });
    expect(answer.body).not.toMatch(/secret detail|node_modules|\.ts/);
    expect(log.join('')).toMatch('secret detail');
    expect(log.join('')).not.toMatch('typed-canary');
  });

  test('of a database that is away is logged as a warning, because it is no bug', async () => {
    const { app, database, log } = await buildTestApp();
    await database.destroy();
    const payload = { email: 'ama@shop.example', password: 'a long password' };
    expect((await app.inject({ ...login, headers: json, payload })).statusCode).toBe(503);
    const line = log.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'request failed');
    expect(line).toMatchObject({ level: 'warn' });
  });

  test('is never a 5xx, whatever is sent', async () => {
    const { app } = await buildTestApp();
    const strange = [
      '',
      '\u0000',
      '\ud800',
      '../../etc/passwd',
      "' or 1=1 --",
      'x'.repeat(5000),
      '𝔘',
      '{{7*7}}',
    ];
    const values = [...strange, null, true, 1e308, -0, [], {}, [[[]]], { $gt: '' }];
    const urls = [
      '/api/api/login',
      '/api/api/refresh',
      '/api/site/demo-requests',
      '/api/site/webinar-registrations',
    ];
    for (const value of values) {
      for (const url of urls) {
        const fields = [
          'email',
          'password',
          'remember',
          'name',
          'phone',
          'webinarId',
          'occurrenceStart',
          'website',
        ];
        const payload = Object.fromEntries(fields.map((field) => [field, value]));
        const cookie = `__Host-refresh=${encodeURIComponent(String(value).toWellFormed())}`;
        const headers = { ...json, cookie, authorization: 'Bearer ...', 'x-forwarded-for': '::::' };
        const answer = await app.inject({ method: 'POST', url, headers, payload: JSON.stringify(payload) });
        expect([url, value, answer.statusCode < 500]).toEqual([url, value, true]);
      }
    }
  });
});
