import { describe, expect, test } from 'vitest';
import { openBrowser } from '../testing/app/browser.ts';
import { buildTestApp, ownerEmail, ownerPassword } from '../testing/app/build-test-app.ts';
import { databaseKinds } from '../testing/database/fresh-database.ts';

describe('the log', () => {
  test('is one JSON object a line, one line a request, with its id', async () => {
    const { app, log } = await buildTestApp();
    const answer = await app.inject({
      url: '/api/nothing?token=query-canary',
      headers: { cookie: 'a=canary' },
    });
    expect(log).toHaveLength(1);
    expect(log[0]).toMatch(/\}\n$/);
    expect(JSON.parse(log[0] ?? '')).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      requestId: answer.headers['x-request-id'],
      req: { method: 'GET', path: '/api/…', client: '127.0.0.1' },
      res: { status: 404 },
      milliseconds: expect.any(Number),
      msg: 'request answered',
    });
  });

  test('has no lines for the health checks of a load balancer', async () => {
    const { app, log } = await buildTestApp();
    for (const url of ['/healthz', '/readyz']) expect((await app.inject(url)).statusCode).toBe(200);
    expect(log).toEqual([]);
  });

  test("uses the visitor's address from a proxy only if the proxy is trusted", async () => {
    const forged = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' };
    const clientOf = async (environment: Record<string, string>) => {
      const { app, log } = await buildTestApp({ environment });
      await app.inject({ url: '/api/nothing', headers: forged });
      return JSON.parse(log[0] ?? '').req.client;
    };
    expect(await clientOf({})).toBe('127.0.0.1');
    expect(await clientOf({ TRUSTED_PROXIES: '10.0.0.0/8' })).toBe('127.0.0.1');
    expect(await clientOf({ TRUSTED_PROXIES: 'loopback' })).toBe('203.0.113.9');
  });

  test('redacts secrets that code logs by mistake', async () => {
    const { app, log } = await buildTestApp();
    app.log.info({ password: 'canary', headers: { authorization: 'canary', cookie: 'canary' } }, 'mistake');
    app.log.info(
      { req: undefined, answer: { headers: { 'set-cookie': 'canary' }, accessToken: 'canary' } },
      'two',
    );
    expect(log).toHaveLength(2);
    expect(log.join('')).not.toMatch('canary');
  });
});

describe.each(databaseKinds)('no valid secret is readable on %s', (on) => {
  test('in the database, the log or a response', async () => {
    const { app, database, log, time } = await buildTestApp({ on });
    const browser = openBrowser(app);
    const secrets = new Set([ownerPassword]);
    const answers: string[] = [];
    const note = () => {
      for (const secret of [browser.cookie, browser.accessToken])
        if (secret !== undefined) secrets.add(secret);
    };
    await browser.login({ remember: true });
    note();
    for (let round = 0; round < 3; round += 1) {
      time.now += 1000;
      await browser.refresh();
      note();
      answers.push((await browser.send('GET', '/api/api/inventory')).body);
      answers.push((await browser.send('PUT', '/api/api/alert-settings', { threshold_quantity: -1 })).body);
    }
    await openBrowser(app).login({ email: ownerEmail, password: `${ownerPassword}!` });
    const tables = await database.introspection.getTables();
    const rows = await Promise.all(
      tables.map(({ name }) => database.selectFrom(known(name)).selectAll().execute()),
    );
    const everything = JSON.stringify(rows) + log.join('') + answers.join('');
    expect(secrets.size).toBe(9);
    expect(rows.flat().length).toBeGreaterThan(8);
    for (const secret of secrets) expect(everything).not.toContain(secret);
  });
});

const tableNames = [
  'accounts',
  'alert_settings',
  'article_feedback',
  'audit_events',
  'authenticators',
  'backup_codes',
  'browser_errors',
  'businesses',
  'challenges',
  'content_drafts',
  'content_overlay',
  'demo_requests',
  'installation_keys',
  'inventory_items',
  'known_devices',
  'lead_events',
  'mailed_links',
  'notices',
  'outbox',
  'passkeys',
  'provider_links',
  'publications',
  'publish_jobs',
  'published_edits',
  'publishers',
  'rate_limits',
  'refresh_tokens',
  'releases',
  'search_misses',
  'sessions',
  'sign_ups',
  'signing_keys',
  'visits',
  'vitals',
  'webinar_registrations',
] as const;

/** Fails for a new table, so that it is added to the search. */
function known(name: string) {
  const found = tableNames.find((table) => table === name);
  if (found === undefined) throw new Error(`Add ${name} to the tables of this test`);
  return found;
}
