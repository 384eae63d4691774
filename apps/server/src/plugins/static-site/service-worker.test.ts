import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app/build-test-app.ts';
import { buildTestSite } from '../../testing/app/build-test-site.ts';
import { loadSite } from './load-site.ts';

async function serve(environment: Record<string, string>) {
  const siteDir = buildTestSite({
    'index.html': '<!doctype html><title>Home</title>',
    'service-worker.js': 'keep()',
    'service-worker-off.js': 'giveUp()',
  });
  const { config } = await buildTestApp({ environment });
  const site = loadSite({ ...config, siteDir });
  const { app } = await buildTestApp({ environment, replace: { site } });
  return (url: string) => app.inject({ method: 'GET', url });
}

test.each([
  [{}, 'keep()', 'trusted-types service-worker;'],
  [{ SERVICE_WORKER: 'off' }, 'giveUp()', "trusted-types 'none';"],
])('with %j the worker is %s, revalidated each time, and pages say %s', async (environment, code, policy) => {
  const get = await serve(environment);
  const worker = await get('/service-worker.js');
  expect(worker.body).toBe(code);
  expect(worker.headers['cache-control']).toBe('no-cache');
  expect(worker.headers['content-security-policy']).toBe(
    "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; connect-src 'self'",
  );
  expect((await get('/')).headers['content-security-policy']).toContain(policy);
});
