import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildTestSite } from '@accounting-site/server/testing/app/build-test-site';
import { readPages } from '@accounting-site/server/testing/app/read-pages';
import { startServer } from '@accounting-site/server/testing/app/start-server';
import { freshPlace } from '@accounting-site/server/testing/database/fresh-database';
import { isLong } from '@accounting-site/server/testing/load/fault-size';
import { expect, onTestFinished, test } from 'vitest';
import { addReports, findOrInstallH2load, readH2load, runH2load } from './h2load.ts';
import { limitMemory, mostResident } from './memory-limit.ts';

/** Each client repeats one request, with its own account and its own network. */
const guessers = 20;
const loginsOfEach = 500;
/**
 * The total: eight times the queue of password comparisons, and exactly the kernel's limit of waiting
 * connections.
 */
const connectionsOfEach = 25;
const mostMegabytes = 512;
const page = `<!doctype html><title>Home</title>${'word '.repeat(4000)}`;

test('the output of h2load is parsed', () => {
  const requests = 'requests: 4 total, 4 started, 3 done, 0 succeeded, 4 failed, 1 errored, 0 timeout';
  const log = '1792\t401\t33\n1793\t503\t12\n1794\t503\t14\n1795\t-1\t20\n';
  const report = readH2load(`finished in 3.52s\n${requests}\nstatus codes: 0 2xx`, log);
  expect(report).toEqual({ done: 3, unanswered: 2, statuses: { '-1': 1, '401': 1, '503': 2 } });
  expect(addReports([report, report])).toEqual({
    done: 6,
    unanswered: 4,
    statuses: { '-1': 2, '401': 2, '503': 4 },
  });
  expect(() => readH2load('Could not connect', '')).toThrow('did not do its work');
});

test('a flood of logins by h2load is answered or deferred within 512 MB, while pages are served', {
  timeout: 300_000,
}, async ({ skip }) => {
  skip(!isLong, 'it floods a server, which belongs to the long form');
  await findOrInstallH2load();
  const folder = mkdtempSync(join(tmpdir(), 'h2load-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { dataDir } = await freshPlace('SQLite');
  const siteDir = buildTestSite({ 'index.html': page });
  const limit = limitMemory(mostMegabytes);
  const environment = { DATA_DIR: dataDir, SITE_DIR: siteDir, LOG_LEVEL: 'error' };
  const server = startServer({ ...environment, TRUSTED_PROXIES: 'loopback' });
  const { pid = Number.NaN } = server.process;
  if ('hold' in limit) limit.hold(pid);
  const url = await server.hears(/The site is at (http:\S+)/);

  const pages = readPages(url, page, { keepAlive: true });
  const flood = Array.from({ length: guessers }, (_, at) =>
    runH2load(`${url}/api/api/login`, {
      body: JSON.stringify({ email: `person${at}@adom.example`, password: 'not the pass phrase' }),
      headers: { origin: url, 'content-type': 'application/json', 'x-forwarded-for': `10.0.${at}.1` },
      requests: loginsOfEach,
      connections: connectionsOfEach,
      folder,
      seconds: 90,
    }),
  );
  // All of them must have ended; otherwise the others would continue after a failure.
  await Promise.allSettled(flood);
  expect([server.process.exitCode, server.process.signalCode]).toEqual([null, null]);
  const report = addReports(await Promise.all(flood));
  const visitor = await pages.stop();

  const most = mostResident(pid);
  const held = 'hold' in limit ? { most: limit.mostMegabytes(), kills: limit.kills() } : limit;
  console.log('h2load:', report, `at most ${most} MB resident; under the limit:`, held);
  console.log('pages meanwhile:', visitor, '(promised: p99 of 100 ms)');
  if ('hold' in limit) expect(limit.kills()).toBe(0);
  expect(most).toBeLessThan(mostMegabytes);
  expect(report).toMatchObject({ done: guessers * loginsOfEach, unanswered: 0 });
  // 401 after a real comparison, 503 if the queue of comparisons is full, 429 for the eleventh attempt of an
  // account.
  expect(Object.keys(report.statuses)).toEqual(['401', '429', '503']);
  expect(visitor.read).toBeGreaterThan(5);
});
