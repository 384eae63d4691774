import type { CDPSession, Page } from '@playwright/test';
import { withDeployedSite } from './support/deployed-site.ts';
import { storedPaths, waitForWorker } from './support/service-worker.ts';
import { expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page. @returns how it was encoded, its bytes on the wire with headers, and its title */
async function open(page: Page, cdp: CDPSession, url: string) {
  const received = new Map<string, { encoding: string; bytes: number }>();
  let document = '';
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Document') return;
    document = requestId;
    received.set(requestId, { encoding: response.headers['content-encoding'] ?? '', bytes: 0 });
  });
  const done = new Promise<number>((resolve) =>
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (requestId === document) resolve(encodedDataLength);
    }),
  );
  await page.goto(url);
  const bytes = await done;
  cdp.removeAllListeners();
  return { encoding: received.get(document)?.encoding, bytes, title: await page.title() };
}

async function watch(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  return cdp;
}

test('a second page is the difference from the offline page, which is downloaded once', async ({
  server,
  page,
}) => {
  const downloads: number[] = [];
  page.context().on('requestfinished', async (request) => {
    if (new URL(request.url()).pathname !== '/offline') return;
    downloads.push((await request.sizes()).responseBodySize);
  });
  const cdp = await watch(page);
  const first = await open(page, cdp, `${server.url}/`);
  expect(first.encoding).toBe('br');
  await waitForWorker(page);
  expect(await storedPaths(page, 'saved')).toContain('/offline');
  expect(downloads.filter((bytes) => bytes > 0)).toHaveLength(1);
  // The worker fetches the page.
  const second = await page.goto(`${server.url}/pricing`);
  expect([second?.fromServiceWorker(), second?.headers()['content-encoding']]).toEqual([true, 'dcb']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.title()).not.toBe(first.title);
});

test('without a service worker too', async ({ browser, server }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const cdp = await watch(page);
  const dictionary = page.waitForResponse(/\/offline\?dictionary=/);
  const first = await open(page, cdp, `${server.url}/`);
  await (await dictionary).finished();
  const second = await open(page, cdp, `${server.url}/about`);
  expect([first.encoding, second.encoding]).toEqual(['br', 'dcb']);
  expect(second.bytes).toBeLessThan(7000);
  // Unchanged pages are not sent again, in whichever encoding the browser has them.
  for (const path of ['/', '/about'])
    expect((await open(page, cdp, server.url + path)).bytes).toBeLessThan(2500);
  await context.close();
});

test('after a deployment a browser with the former dictionary gets pages that it can decode', async ({
  browser,
}) => {
  await withDeployedSite(async (site) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const cdp = await watch(page);
    const dictionary = page.waitForResponse(/\/offline\?dictionary=/);
    await open(page, cdp, `${site.url}/`);
    await (await dictionary).finished();
    expect((await open(page, cdp, `${site.url}/about`)).encoding).toBe('dcb');
    await site.deploy('next');
    const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/pricing');
    const next = page.waitForResponse(/\/offline\?dictionary=.*next/);
    const after = await open(page, cdp, `${site.url}/pricing`);
    expect((await (await sent).allHeaders())['available-dictionary']).toMatch(/^:.+:$/);
    expect(after.encoding).not.toBe('dcb');
    expect(after.title).toMatch(/^next: /);
    // It takes the new dictionary in its place.
    expect((await next).status()).toBe(200);
    await context.close();
  });
});
