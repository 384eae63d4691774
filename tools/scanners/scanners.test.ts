import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { loadSite } from '@accounting-site/server/plugins/static-site/load-site';
import { openBrowser } from '@accounting-site/server/testing/app/browser';
import { buildTestApp, ownOrigin } from '@accounting-site/server/testing/app/build-test-app';
import { buildTestSite } from '@accounting-site/server/testing/app/build-test-site';
import { describedCalls, type OperationOfCall } from '@accounting-site/server/testing/app/described-calls';
import { isLong } from '@accounting-site/server/testing/load/fault-size';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findOrInstallSqlmap, readSqlmap, runSqlmap } from './sqlmap.ts';
import { findOrInstallWapiti, readWapiti, runWapiti } from './wapiti.ts';

const minute = 60_000;

test('the output of sqlmap is parsed', () => {
  const found = `[INFO] GET parameter 'name' is 'Generic UNION query' injectable
sqlmap identified the following injection point(s) with a total of 63 HTTP(s) requests:`;
  expect(readSqlmap(found, true)).toEqual({
    findings: [expect.stringContaining("parameter 'name' is"), 'an injection point'],
    state: 'tried all',
  });
  const nothing = '[CRITICAL] all tested parameters do not appear to be injectable. Try to increase...';
  expect(readSqlmap(nothing, true)).toEqual({ findings: [], state: 'tried all' });
  expect(readSqlmap("[INFO] testing 'AND boolean-based blind'", false).state).toBe('ended');
  expect(() => readSqlmap('Traceback', true)).toThrow('did not do its work');
});

test('the report of Wapiti is parsed', () => {
  const found = [{ info: 'XSS', path: '/', method: 'GET', level: 1 }];
  const report = { vulnerabilities: { Backup: [], XSS: found }, anomalies: { Error: [] } };
  expect(readWapiti(JSON.stringify(report))).toEqual(['XSS: GET / XSS']);
  expect(() => readWapiti('{}')).toThrow();
});

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scanner-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Endpoints that would end the session or delete the account of the scan. */
const ending = new Set([
  'POST /api/api/logout',
  'DELETE /api/api/account',
  'DELETE /api/api/account/sessions',
]);
const calls = describedCalls.bundled.filter(({ method, path }) => !ending.has(`${method} ${path}`));

/** A page with a link or a form for each endpoint. Without it, Wapiti would find only a few of them. */
function pageOfCalls(): string {
  const parts = calls.map(({ method, path, operation }) => {
    const address = path.replace(/\{(\w+)\}/g, '$1');
    if (method === 'GET') return `<a href="${address}?status=open&amp;after=x">${address}</a>`;
    const example = operation.requestBody?.content['application/json']?.example ?? {};
    const fields = Object.entries(example).map(([name, value]) => `<input name="${name}" value="${value}">`);
    return `<form method="post" action="${address}">${fields.join('')}<button>Send</button></form>`;
  });
  return `<!doctype html><title>Calls</title>${parts.join('\n')}`;
}

/** A server without rate limits for the scanner, with a signed-in staff account. */
async function listen() {
  const { config } = await buildTestApp();
  const files = { 'index.html': pageOfCalls(), '404.html': '<title>Page Not Found</title>' };
  const site = await loadSite({ ...config, siteDir: buildTestSite(files) });
  const { app, database, time } = await buildTestApp({
    environment: { LOG_LEVEL: 'fatal' },
    replace: { site },
  });
  const statuses = new Map<number, number>();
  app.server.on('request', (_, response) => {
    response.once('close', () => {
      statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
    });
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  await database.updateTable('accounts').set({ role: 'staff' }).execute();
  const browser = openBrowser(app);
  await browser.login();
  const timer = setInterval(() => {
    const lift = async () => {
      await database.deleteFrom('rate_limits').execute();
      await database.updateTable('sessions').set({ ended_at: null, proved_at: time.now }).execute();
    };
    lift().catch(() => {});
  }, 100);
  onTestFinished(() => clearInterval(timer));
  const headers = { origin: ownOrigin, authorization: `Bearer ${browser.accessToken}` };
  const faults = () => [...statuses].filter(([status]) => status >= 500);
  return { address, headers, statuses, faults };
}

/** A request to an endpoint, in a file for sqlmap. `*` marks where it tries, in addition to the fields. */
function writeRequest(call: OperationOfCall, host: string, headers: Record<string, string>): string {
  const { method, path, operation } = call;
  const names = (operation.parameters ?? []).flatMap((each) =>
    'in' in each && each.in === 'query' ? [each.name] : [],
  );
  const query = new URLSearchParams(names.map((name): [string, string] => [name, '1']));
  const address = `${path.replace(/\{\w+\}/g, '1*')}${query.size > 0 ? `?${query}` : ''}`;
  const body = operation.requestBody?.content['application/json']?.example;
  const lines = Object.entries({
    host,
    ...headers,
    // sqlmap treats an empty body as a form, which most endpoints refuse.
    ...(method !== 'GET' && { 'content-type': 'application/json' }),
  });
  const head = [`${method} ${address} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  return [...head, '', body === undefined ? '' : JSON.stringify(body)].join('\r\n');
}

if (isLong) {
  describe('the scanners', () => {
    test(
      'find the faults of a weak site',
      async () => {
        await Promise.all([findOrInstallSqlmap(), findOrInstallWapiti()]);
        const weak = await startWeakSite();
        onTestFinished(weak.close);
        const folder = freshFolder();
        const { host } = new URL(weak.address);
        const request = `GET /?name=gari HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
        const { findings } = await runSqlmap(request, { name: 'weak', folder, seconds: 120 });
        expect(findings).toContain('an injection point');
        const found = await runWapiti(`${weak.address}/?name=gari`, { folder, seconds: 60 });
        expect(found.join('\n')).toMatch(/Cross Site Scripting/);
        expect(found.join('\n')).toMatch(/Internal Server Error/);
      },
      8 * minute,
    );

    test(
      'find no SQL injection in any endpoint',
      async () => {
        await findOrInstallSqlmap();
        const { address, headers, statuses, faults } = await listen();
        const folder = freshFolder();
        const states = new Map<string, number>();
        const waiting = [...calls.entries()];
        const work = async () => {
          for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
            const [at, call] = next;
            const request = writeRequest(call, new URL(address).host, headers);
            const { findings, state } = await runSqlmap(request, { name: `${at}`, folder, seconds: 150 });
            expect([call.method, call.path, findings]).toEqual([call.method, call.path, []]);
            states.set(state, (states.get(state) ?? 0) + 1);
          }
        };
        await Promise.all([work(), work(), work()]);
        console.log('sqlmap:', Object.fromEntries(states), 'answers:', Object.fromEntries(statuses));
        expect(states.get('tried all') ?? 0).toBeGreaterThan(20);
        expect(faults()).toEqual([]);
      },
      25 * minute,
    );

    test(
      'find no fault in any endpoint or header',
      async () => {
        await findOrInstallWapiti();
        const { address, headers, statuses, faults } = await listen();
        const found = await runWapiti(`${address}/`, { headers, folder: freshFolder(), seconds: 300 });
        console.log('Wapiti: answers:', Object.fromEntries(statuses));
        expect(found).toEqual([]);
        expect(faults()).toEqual([]);
        expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(1000);
      },
      10 * minute,
    );
  });
}

/** A site with the faults that scanners look for, to show that they would find them. Stop it with `close`. */
async function startWeakSite(): Promise<{ address: string; close: () => void }> {
  const database = new DatabaseSync(':memory:');
  database.exec("create table items (name text); insert into items values ('gari'), ('rice')");
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').searchParams.get('name') ?? '';
    const answer = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'text/html' }).end(body);
    try {
      const rows = database.prepare(`select name from items where name = '${name}'`).all();
      answer(200, `<html><body><a href="/?name=gari">Gari</a> ${name} ${JSON.stringify(rows)}</body></html>`);
    } catch (error) {
      answer(500, String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
      database.close();
    },
  };
}
