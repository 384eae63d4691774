import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { readPreviewBar } from '@accounting-site/content/files/preview-bar';
import { manifestPath, siteManifest } from '@accounting-site/contract/site/site-manifest';
import type { BrowserContext, Page } from '@playwright/test';
import { quickTools, withContentDesk, words } from '../support/content-desk.ts';
import { built, button, expectSaved, expectSound, main, openEntry } from '../support/desk-page.ts';
import { storedPaths, waitForWorker } from '../support/service-worker.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const bar = readPreviewBar();
const barOf = (page: Page) => page.getByRole('complementary', { name: bar.name });

/** Gives pages of a built site other titles, as new content would. */
async function changeTitles(site: string) {
  const manifest = siteManifest.parse(JSON.parse(await readFile(manifestPath(site), 'utf8')));
  for (const file of manifest.files) {
    if (!['index.html', 'pricing.html', '404.html'].includes(file.path)) continue;
    const text = await readFile(join(site, file.path), 'utf8').then((html) =>
      html.replace('<title>', '<title>Draft: '),
    );
    await writeFile(join(site, file.path), text);
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    Object.assign(file, { hash, size: Buffer.byteLength(text), encodings: {} });
  }
  await writeFile(manifestPath(site), JSON.stringify(manifest));
}

/** Changes a price and opens the changes. */
async function changePrice(page: Page, url: string, price: string) {
  await openEntry(page, url, 'plans.yaml', 'plans.0.price');
  await main(page).getByLabel('Price', { exact: true }).fill(price);
  await expectSaved(page);
  await main(page).getByRole('link', { name: words.edit.review }).click();
}

/** Presses a button that opens a tab. */
async function openTab(page: Page, context: BrowserContext, name: string) {
  const [tab] = await Promise.all([context.waitForEvent('page', built), button(page, name).click()]);
  await tab.waitForLoadState();
  return tab;
}

test('the whole site is previewed from the changes, by one person, and ended without JavaScript', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(240_000);
  await withContentDesk(async (server) => {
    await beSignedIn(page, await server.addAccount({ role: 'editor' }), { site: server.url });
    await changePrice(page, server.url, '250');
    await button(page, words.preview.start).click();
    await expect(button(page, words.preview.open)).toBeVisible(built);
    await expectSound(page, [360, 1280]);

    const tab = await openTab(page, context, words.preview.open);
    const errors: string[] = [];
    tab.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await expect(tab).toHaveURL(`${server.url}/pricing`);
    await expect(tab).toHaveTitle(/^Draft: /);
    for (const width of [360, 1280]) {
      await tab.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/no-such-page']) {
        await tab.goto(server.url + path);
        await expect(tab).toHaveTitle(/^Draft: /);
        await barOf(tab).getByText(bar.one).click();
        await expect(barOf(tab).getByRole('link', { name: 'Plans and prices' })).toBeVisible();
        await expectSound(tab);
      }
    }
    // Pages of a preview may not register the service worker.
    expect(errors.filter((text) => !/404|'service-worker'/.test(text))).toEqual([]);

    const [plain, other] = await Promise.all([
      browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() }),
      browser.newContext(),
    ]);
    const visitor = await other.newPage();
    await visitor.goto(server.url);
    await expect(visitor).not.toHaveTitle(/^Draft: /);
    await expect(barOf(visitor)).toHaveCount(0);
    const without = await plain.newPage();
    await without.goto(server.url);
    await expect(without).toHaveTitle(/^Draft: /);
    await barOf(without).getByRole('button', { name: bar.end }).click();
    await expect(without).toHaveURL(`${server.url}/`);
    await expect(without).not.toHaveTitle(/^Draft: /);
    await expect(barOf(without)).toHaveCount(0);
    await Promise.all([plain.close(), other.close()]);

    // Nothing has changed, so the same preview opens again.
    await page.reload();
    const again = await openTab(page, context, words.preview.start);
    await expect(again).toHaveTitle(/^Draft: /);
    await barOf(again).getByRole('link', { name: bar.back }).click();
    await expect(
      again.getByRole('link', { name: fillSlots(words.views.changes_count, { count: '1' }) }),
    ).toBeVisible();

    // Like Safari on iPhones, which opens no window after a request.
    await page.evaluate(() => {
      window.open = () => null;
    });
    await button(page, words.preview.open).click();
    await expect(page).toHaveTitle(/^Draft: /);
  }, quickTools(changeTitles));
});

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });
  test('the service worker neither stores a preview nor shows a stored page in its place', async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    await withContentDesk(async (server) => {
      await beSignedIn(page, await server.addAccount({ role: 'editor' }), { site: server.url });
      await page.goto(`${server.url}/pricing`);
      await waitForWorker(page);
      const stored = await storedPaths(page, 'pages');
      expect(stored).toContain('/pricing');
      const storedTitle = (of: Page) =>
        of.evaluate(async () => {
          const copy = await (await caches.open('pages')).match(`${location.origin}/pricing`);
          return /<title>(.*?)<\/title>/.exec((await copy?.text()) ?? '')?.[1];
        });
      const published = await storedTitle(page);

      await changePrice(page, server.url, '250');
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await button(page, words.preview.start).click();
      await expect(button(page, words.preview.open)).toBeVisible(built);
      const tab = await openTab(page, context, words.preview.open);
      await tab.goto(`${server.url}/about`);
      await tab.goto(`${server.url}/pricing`);
      await expect(barOf(tab)).toBeVisible();
      const registered = () =>
        tab.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
      expect([await registered(), await storedTitle(tab)]).toEqual([false, published]);
      expect(await storedPaths(tab, 'pages')).not.toContain('/about');

      const cookies = (await context.cookies()).filter(({ name }) => name === '__Host-preview');
      await barOf(tab).getByRole('button', { name: bar.end }).click();
      await expect(barOf(tab)).toHaveCount(0);
      // The tab of the editor still has the worker, so it is registered without controlling this page.
      await expect.poll(registered).toBe(true);
      await tab.reload();
      await waitForWorker(tab);

      // A worker that controls the page, for example because another tab registered it again.
      await context.addCookies(cookies);
      await tab.goto(`${server.url}/pricing`);
      await expect(barOf(tab)).toBeVisible();
      expect(await tab.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await tab.goto(`${server.url}/about`);
      await expect(barOf(tab)).toBeVisible();
      expect(await storedTitle(tab)).toBe(published);
      expect(await storedPaths(tab, 'pages')).not.toContain('/about');
    }, quickTools(changeTitles));
  });
});
