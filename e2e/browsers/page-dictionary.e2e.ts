import type { Page } from '@playwright/test';
import { withDeployedSite } from '../support/deployed-site.ts';
import { storedPaths, waitForWorker } from '../support/service-worker.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page. @returns how it was encoded, its bytes on the wire with headers, and its title */
async function open(page: Page, url: string) {
  const response = await page.goto(url);
  const { responseBodySize, responseHeadersSize } = (await response?.request().sizes()) ?? {
    responseBodySize: Number.NaN,
    responseHeadersSize: Number.NaN,
  };
  return {
    encoding: response?.headers()['content-encoding'],
    bytes: responseBodySize + responseHeadersSize,
    title: await page.title(),
  };
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
  const first = await open(page, `${server.url}/`);
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
  const dictionary = page.waitForResponse(/\/offline\?dictionary=/);
  const first = await open(page, `${server.url}/`);
  await (await dictionary).finished();
  const second = await open(page, `${server.url}/about`);
  expect([first.encoding, second.encoding]).toEqual(['br', 'dcb']);
  expect(second.bytes).toBeLessThan(7000);
  // Unchanged pages are not sent again, in whichever encoding the browser has them.
  for (const path of ['/', '/about']) expect((await open(page, server.url + path)).bytes).toBeLessThan(2500);
  await context.close();
});

test('after a deployment a browser with the former dictionary gets pages that it can decode', async ({
  browser,
}) => {
  await withDeployedSite(async (site) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const dictionary = page.waitForResponse(/\/offline\?dictionary=/);
    await open(page, `${site.url}/`);
    await (await dictionary).finished();
    expect((await open(page, `${site.url}/about`)).encoding).toBe('dcb');
    await site.deploy('next');
    const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/pricing');
    const next = page.waitForResponse(/\/offline\?dictionary=.*next/);
    const after = await open(page, `${site.url}/pricing`);
    expect((await (await sent).allHeaders())['available-dictionary']).toMatch(/^:.+:$/);
    expect(after.encoding).not.toBe('dcb');
    expect(after.title).toMatch(/^next: /);
    // It takes the new dictionary in its place.
    expect((await next).status()).toBe(200);
    await context.close();
  });
});
