import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { loadSite } from '../plugins/static-site/load-site.ts';
import { openBrowser } from '../testing/app/browser.ts';
import { buildTestApp } from '../testing/app/build-test-app.ts';
import { buildTestSite } from '../testing/app/build-test-site.ts';
import { findFreePort } from '../testing/app/find-free-port.ts';
import { metricsToken, openWatched, parseMetrics } from '../testing/app/open-watched.ts';
import { noMetrics } from './metrics.ts';
import { PrometheusMetrics } from './prometheus-metrics.ts';

describe('the metrics', () => {
  test('are not served unless the configuration asks for them', async () => {
    const { app } = await buildTestApp();
    const headers = { authorization: `Bearer ${metricsToken}` };
    const answer = await app.inject({ url: '/metrics', headers });
    expect(answer.statusCode).toBe(404);
    expect(app.metrics).toBe(noMetrics);
  });

  test.each([undefined, 'Bearer ', 'Bearer another-token-of-24-characters', metricsToken])(
    'require the token, and refuse %j',
    async (given) => {
      const { app } = await openWatched();
      const headers = given === undefined ? {} : { authorization: given };
      const answer = await app.inject({ url: '/metrics', headers });
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect(answer.body).not.toMatch('http_requests_total');
    },
  );

  test('are OpenMetrics text that is not cached, and requests for them are not logged', async () => {
    const { look, log } = await openWatched();
    const answer = await look();
    expect(answer.headers['content-type']).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatch(/^# HELP .*\n# EOF\n$/s);
    expect(answer.body).not.toMatch(/nan|undefined/i);
    expect(log).toEqual([]);
  });

  test('can be served on a separate port without a token, which only this machine can reach', async () => {
    const port = await findFreePort();
    const { app } = await buildTestApp({ environment: { METRICS_PORT: String(port) } });
    const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    const answer = await at('/metrics');
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/# EOF\n$/)]);
    expect((await at('/')).status).toBe(404);
    expect((await app.inject('/metrics')).statusCode).toBe(404);
    const second = buildTestApp({ environment: { METRICS_PORT: String(port) } });
    await expect(second).rejects.toThrow(`METRICS_PORT: cannot listen on ${port}`);
    await app.close();
    await expect(at('/metrics')).rejects.toThrow();
  });

  test('count requests by the pattern of their route, never by the URL', async () => {
    const { app, shown } = await openWatched();
    const visitor = openBrowser(app);
    await visitor.login();
    await visitor.send('DELETE', '/api/api/account/sessions/3f0b7a52-2f4f-4a52-9d56-0f3ff7c1d9aa');
    await visitor.send('GET', '/api/api/account');
    await app.inject({ url: '/secret-canary?token=canary' });
    const counted = await shown();
    expect(counted).toMatchObject({
      'http_requests_total{route="/api/api/login",method="POST",status="2xx"}': 1,
      'http_requests_total{route="/api/api/account/sessions/:id",method="DELETE",status="4xx"}': 1,
      'http_requests_total{route="/api/api/account",method="GET",status="2xx"}': 1,
      'http_requests_total{route="(none)",method="GET",status="4xx"}': 1,
      'http_request_duration_seconds_count{route="/api/api/login",method="POST"}': 1,
    });
    expect(Object.keys(counted).join()).not.toMatch(/canary|3f0b7a52/);
  });

  test('count pages, files and redirects that Fastify does not handle', async () => {
    const files = {
      'index.html': '<p>Home',
      'Help Center.html': '<p>Help',
      'robots.txt': 'all',
      '404.html': '',
    };
    const site = loadSite(readConfig({ NODE_ENV: 'test', SITE_DIR: buildTestSite(files) }));
    const { app, shown } = await openWatched({ replace: { site } });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(address + path, { redirect: 'manual', ...init }).then((answer) => answer.text());
    await ask('/');
    await ask('/?utm_source=canary');
    await ask('/', { method: 'HEAD' });
    await ask('/robots.txt');
    await ask('/help-center');
    await ask('/no-such-page');
    const of = (route: string, method: string, status: string) =>
      `http_requests_total{route="${route}",method="${method}",status="${status}"}`;
    await expect.poll(shown).toMatchObject({
      [of('(page)', 'GET', '2xx')]: 2,
      [of('(page)', 'HEAD', '2xx')]: 1,
      [of('(file)', 'GET', '2xx')]: 1,
      [of('(redirect)', 'GET', '3xx')]: 1,
      [of('(none)', 'GET', '4xx')]: 1,
    });
  });

  test('report the health of the process', async () => {
    const { shown } = await openWatched();
    await sleep(60);
    const { process_start_time_seconds: startedAt, ...process } = await shown();
    expect(startedAt).toBeLessThan(Date.now() / 1000);
    expect(process.process_resident_memory_bytes).toBeGreaterThan(20_000_000);
    expect(process.nodejs_heap_size_used_bytes).toBeGreaterThan(1_000_000);
    expect(process.process_cpu_seconds_total).toBeGreaterThan(0);
    expect(process.nodejs_eventloop_lag_p50_seconds).toBeLessThan(10);
    expect(process.nodejs_eventloop_lag_max_seconds).toBeGreaterThanOrEqual(
      process.nodejs_eventloop_lag_p99_seconds ?? Number.NaN,
    );
  });

  test('of two servers in one process are separate', async () => {
    const [one, other] = [await openWatched(), await openWatched()];
    await openBrowser(one.app).login();
    const login = 'accounting_site_authentication_events_total{event="login"}';
    expect([(await one.shown())[login], (await other.shown())[login]]).toEqual([1, 0]);
  });
});

describe('a metric', () => {
  test('that cannot be read is omitted, and comes back', async () => {
    const metrics = new PrometheusMetrics();
    let readings: () => { one?: number; each?: Record<string, number> } = () => ({ one: 1, each: { a: 2 } });
    const measured = {
      one: { name: 'one', help: 'One.' },
      each: { name: 'each_total', help: 'Each.', label: 'kind' },
    };
    metrics.watch(measured, () => readings());
    const shown = async () => parseMetrics((await metrics.show()).text);
    expect(await shown()).toMatchObject({ one: 1, 'each_total{kind="a"}': 2 });
    readings = () => {
      throw new Error('away');
    };
    expect(Object.keys(await shown()).filter((name) => /^(one|each)/.test(name))).toEqual([]);
    readings = () => ({ one: 3 });
    expect(await shown()).toMatchObject({ one: 3 });
  });
});
