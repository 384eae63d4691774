import { describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { loadSite } from '../plugins/static-site/load-site.ts';
import { openBrowser } from '../testing/app/browser.ts';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { buildTestSite } from '../testing/app/build-test-site.ts';

const given = '7f3c2a9e41d04c5b8a6f0e1d2c3b4a59';
const ownId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id of a request with this header, in the response and in the log. */
async function idsOf(id: string, environment: Record<string, string>, url = '/api/nothing') {
  const { app, log } = await buildTestApp({ environment });
  const answer = await app.inject({ url, headers: { 'x-request-id': id } });
  return { header: answer.headers['x-request-id'], body: answer.json(), line: JSON.parse(log[0] ?? '') };
}

describe('the id of a request', () => {
  test('comes from a trusted proxy: in the response, the problem and the log', async () => {
    const { header, body, line } = await idsOf(given, { TRUSTED_PROXIES: 'loopback' });
    expect([header, body.requestId, line.requestId]).toEqual([given, given, given]);
  });

  test.each([{}, { TRUSTED_PROXIES: '10.0.0.0/8' }])(
    'is never taken from strangers: %j',
    async (environment) => {
      const { header, body, line } = await idsOf(given, environment);
      expect(header).toMatch(ownId);
      expect([body.requestId, line.requestId]).toEqual([header, header]);
    },
  );

  test.each(['', 'a b', 'a'.repeat(65), 'a,b', 'é', '"canary"', '../x'])(
    'is generated when the proxy sends an invalid one: %j',
    async (id) => {
      const { header, line } = await idsOf(id, { TRUSTED_PROXIES: 'loopback' });
      expect(header).toMatch(ownId);
      expect(line.requestId).toBe(header);
    },
  );

  test('is in the audit record', async () => {
    const { app, database } = await buildTestApp({ environment: { TRUSTED_PROXIES: 'loopback' } });
    const body = { email: 'nobody@adom.example', password: 'wrong' };
    await openBrowser(app).send('POST', '/api/api/login', body, { 'x-request-id': given });
    const rows = await database.selectFrom('audit_events').select(['event', 'request_id']).execute();
    expect(rows).toEqual([{ event: 'login failed', request_id: given }]);
  });

  test('is the same for a page, which bypasses Fastify', async () => {
    const site = loadSite(readConfig({ NODE_ENV: 'test', SITE_DIR: buildTestSite({ 'index.html': '' }) }));
    for (const [proxies, expected] of [
      ['loopback', given],
      ['10.0.0.0/8', expect.stringMatching(ownId)],
    ]) {
      const environment = { TRUSTED_PROXIES: String(proxies) };
      const { app, log } = await buildTestApp({ environment, replace: { site } });
      const address = await app.listen({ port: 0, host: '127.0.0.1' });
      const answer = await fetch(address, { headers: { 'x-request-id': given } });
      await answer.text();
      expect(answer.headers.get('x-request-id')).toEqual(expected);
      const line = () => log.find((one) => one.includes('request answered')) ?? '{}';
      await expect.poll(() => JSON.parse(line()).requestId).toEqual(expected);
    }
  });
});
