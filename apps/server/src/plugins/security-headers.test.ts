import { describe, expect, test } from 'vitest';
import { buildTestApp } from '../testing/app/build-test-app.ts';

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=(), '),
  'content-security-policy': expect.stringMatching(
    /^default-src 'none'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'/,
  ),
};

describe('every response', () => {
  test.each(['/healthz', '/readyz', '/no-such-page', '/api/no-such-call', '/api/api/inventory', '/%zz'])(
    'carries the security headers: %s',
    async (url) => {
      const { app } = await buildTestApp();
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject(always);
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  test.each([
    ['https://www.example.com', 'max-age=31536000; includeSubDomains'],
    // Webmail and other subdomains of the company may not use HTTPS.
    ['https://example.com', 'max-age=31536000'],
    ['https://books.example.com', 'max-age=31536000'],
    ['', undefined],
  ])('requires https where visitors use it, and only there: %s', async (siteUrl, expected) => {
    const { app } = await buildTestApp({ environment: { SITE_URL: siteUrl } });
    expect((await app.inject('/healthz')).headers['strict-transport-security']).toBe(expected);
  });

  test('to an API request is not cached', async () => {
    const { app } = await buildTestApp();
    for (const url of ['/api/api/inventory', '/api/nothing', '/healthz', '/readyz']) {
      expect((await app.inject(url)).headers['cache-control']).toBe('no-store');
    }
  });
});
