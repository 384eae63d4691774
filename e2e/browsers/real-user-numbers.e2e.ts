import { join } from 'node:path';
import { sitePath } from '@accounting-site/contract/endpoints/endpoints';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import type { Page, Request } from '@playwright/test';
import Database from 'better-sqlite3';
import { waitUntilAtRest } from '../support/at-rest.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const isError = (request: Request) => request.url().endsWith(sitePath(siteEndpoints.browserError));
const isVitals = (request: Request) => request.url().endsWith(sitePath(siteEndpoints.vitals));

test('a hidden page reports its speed once, without the sign-in cookie', async ({ page, account }) => {
  await signIn(page, account);
  await openAtRest(page, '/pricing');
  const sent: Request[] = [];
  page.on('request', (request) => isVitals(request) && sent.push(request));
  await lookAway(page);
  await expect.poll(() => sent.length).toBe(1);
  const [visit] = sent;
  expect((await visit?.response())?.status()).toBe(202);
  expect(await visit?.allHeaders()).not.toHaveProperty('cookie');
  // Someone who is signed in is no visit.
  expect(visit?.postDataJSON()).toEqual({
    page: '/pricing',
    cls: expect.any(Number),
    fcp: expect.any(Number),
    ttfb: expect.any(Number),
  });
  await lookAway(page);
  expect(sent).toHaveLength(1);
});

test('every byte of a report is known, and a reload counts no visit', async ({ page }) => {
  const sent: Request[] = [];
  page.on('request', (request) => isVitals(request) && sent.push(request));
  const report = async () => {
    await lookAway(page);
    await expect.poll(() => sent.length).toBe(1);
    return sent.pop();
  };
  await openAtRest(page, '/?utm_source=Facebook&utm_campaign=November');
  const first = await report();
  const { fcp, ttfb, cls, ...rest } = first?.postDataJSON() ?? {};
  expect([fcp, ttfb, cls]).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)]);
  expect(rest).toEqual({ page: '/', counts: ['page', 'tab'], source: 'facebook', campaign: 'November' });
  expect(Object.keys((await first?.allHeaders()) ?? {})).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/cookie|authorization|etag/)]),
  );
  await page.reload();
  await waitUntilAtRest(page);
  expect((await report())?.postDataJSON()).not.toHaveProperty('counts');

  await openAtRest(page, '/resources/tools/vat-calculator');
  await page.locator('[data-tool]').getByRole('textbox').first().fill('120');
  const used = await report();
  expect(used?.postDataJSON().counts).toEqual(['page', 'tool']);
  expect(used?.postData()).not.toContain('120');

  await openAtRest(page, '/resources/templates');
  await lookAway(page);
  await expect.poll(() => sent.length).toBe(1);
  sent.pop();
  // What happens after the first report is sent with the next one.
  const download = page.waitForEvent('download');
  await page.locator('a[href^="/downloads/"]').first().click();
  await download;
  expect((await report())?.postDataJSON()).toEqual({
    page: '/resources/templates',
    counts: ['download'],
    source: 'facebook',
    campaign: 'November',
  });
});

test('a failing script is reported without typed text, at most three times, without the sign-in cookie', async ({
  page,
  account,
}) => {
  await signIn(page, account);
  await openAtRest(page, '/pricing?plan=canary');
  const sent: Request[] = [];
  page.on('request', (request) => isError(request) && sent.push(request));
  await fail(page, 'Bad number 0244123456 of ama@adom.example');
  await expect.poll(() => sent.length).toBe(1);
  const [first] = sent;
  expect((await first?.response())?.status()).toBe(202);
  expect(await first?.allHeaders()).not.toHaveProperty('cookie');
  expect(first?.postDataJSON()).toEqual({
    page: '/pricing',
    message: 'Bad number (number) of (address)',
    place: expect.stringMatching(/^page\.[\w-]+\.js:1:7$/),
    build: expect.stringMatching(/^[\w-]{8}$/),
  });
  for (const message of ['Bad number 0244123457 of ama@adom.example', 'Two', 'Three', 'Four'])
    await fail(page, message);
  await expect
    .poll(() => sent.map((request) => request.postDataJSON().message))
    .toEqual([expect.any(String), 'Two', 'Three']);
});

test('leaving a page reports its speed, unless the visitor opts out of tracking', async ({
  page,
  server,
}) => {
  const before = await readVisits(server);
  const told: Request[] = [];
  page.on('request', (request) => isError(request) && told.push(request));
  await openAtRest(page, '/Help%20Center');
  await page.goto('/pricing');
  for (const [path, wish, value] of [
    ['/about', 'doNotTrack', '1'],
    ['/contact', 'globalPrivacyControl', true],
  ] as const) {
    await page.addInitScript(
      ([name, says]) =>
        Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => says }),
      [wish, value] as const,
    );
    await openAtRest(page, path);
    await fail(page, 'Not to be told');
    await page.waitForFunction(() => 'failures' in window && !Array.isArray(window.failures));
    await page.goto('/pricing');
    // Each opt-out signal separately.
    await page.addInitScript(
      (name) => Object.defineProperty(Navigator.prototype, name, { configurable: true, value: undefined }),
      wish,
    );
  }
  expect(told).toEqual([]);
  // The report of a page may arrive after the next page has loaded.
  const more = async () => {
    const after = await readVisits(server);
    return ['/Help Center', '/about', '/contact'].map(
      (path) => (after.get(path) ?? 0) - (before.get(path) ?? 0),
    );
  };
  await expect.poll(more).toEqual([1, 0, 0]);
});

/** Simulates a script error on the page. */
function fail(page: Page, message: string) {
  return page.evaluate((text) => {
    const filename = document.querySelector<HTMLScriptElement>('script[src*="/_astro/page."]')?.src ?? '';
    dispatchEvent(new ErrorEvent('error', { message: text, filename, lineno: 1, colno: 7 }));
  }, message);
}

/** Opens a page, and waits for the scripts that load when the browser is idle. */
async function openAtRest(page: Page, path: string) {
  await page.goto(path);
  // The library also reads measurements from before it was loaded.
  await waitUntilAtRest(page);
}

/** Simulates a switch to another tab, because windows of tests are never hidden. */
function lookAway(page: Page) {
  return page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

/** Visits by page. The server stores its counts when it stops. */
async function readVisits(server: ServerProcess): Promise<Map<string, number>> {
  await server.stop();
  const database = new Database(join(server.dataDir, 'data.sqlite'), { readonly: true });
  const rows = database
    .prepare<[], { page: string; visits: number }>(
      "select page, sum(count) as visits from vitals where measure = 'ttfb' group by page",
    )
    .all();
  database.close();
  await server.start();
  return new Map(rows.map(({ page, visits }) => [page, visits]));
}
