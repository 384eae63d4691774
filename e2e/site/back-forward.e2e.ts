import { readPage, readWords } from '@accounting-site/content/reading/pages';
import type { Page } from '@playwright/test';
import { frameSchema } from '../../apps/site/src/layouts/_parts/frame-words.ts';
import { accountSchema } from '../../apps/site/src/pages/_account/account-words.ts';
import { signIn } from '../support/sign-in.ts';
import { isFirstOfItsKind, sitePages, toAddress } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';
import { goBack, withWholeChromium } from '../support/whole-chromium.ts';

const { header } = readWords('en/frame.yaml', frameSchema);
const { signed_out } = readPage('account', accountSchema);

test('a page of each kind is restored from the back/forward cache', async ({ server }) => {
  test.setTimeout(180_000);
  // A small window is faster to draw, and its size does not affect the cache.
  const viewport = { width: 360, height: 640 };
  await withWholeChromium({ baseURL: server.url, viewport }, async (page) => {
    await letServiceWorkerTakeOver(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.enable');
    const lost: string[] = [];
    browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      lost.push(`${notRestoredExplanations.map(({ reason }) => reason).join(', ')}: ${page.url()}`);
    });
    // Pages of one kind have the same scripts and headers. Chromium does not cache error pages.
    const paths = sitePages
      .filter(({ path, status }) => status === 200 && isFirstOfItsKind(path))
      .map(({ path }) => path);
    // It caches six pages at a time.
    for (let first = 0; first < paths.length; first += 5) {
      const some = paths.slice(first, first + 5);
      for (const path of some) {
        await page.goto(toAddress(path));
        await page.evaluate(() => Object.assign(window, { isAsItWasLeft: true }));
      }
      await page.goto('/robots.txt');
      for (const path of some.reverse()) {
        await goBack(page);
        expect(new URL(page.url()).pathname).toBe(toAddress(path));
        if (!(await isAsItWasLeft(page))) lost.push(path);
      }
    }
    expect(lost).toEqual([]);
  });
});

test('a page left while signed in shows nothing of the account when restored after sign-out', async ({
  server,
  account,
}) => {
  await withWholeChromium({ baseURL: server.url }, async (page) => {
    await letServiceWorkerTakeOver(page);
    await signIn(page, account);
    for (const path of ['/about', '/account']) {
      await page.goto(path);
      await expect(page.getByText(account.email).first()).toBeAttached();
      await page.evaluate(() => Object.assign(window, { isAsItWasLeft: true }));
    }
    await page.goto('/pricing');
    await page.getByRole('banner').getByRole('button', { name: header.logout }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: header.sign_in })).toBeVisible();

    await goBack(page);
    expect(await isAsItWasLeft(page)).toBe(true);
    await expect(page.getByText(signed_out.text)).toBeVisible();
    expect(await page.locator('body').textContent()).not.toContain(account.email);
    await goBack(page);
    await expect(page.getByRole('banner').getByRole('link', { name: header.sign_in })).toBeVisible();
    expect(await page.locator('body').textContent()).not.toContain(account.email);
  });
});

test('a page left before signing in shows the account when restored', async ({ server, account }) => {
  await withWholeChromium({ baseURL: server.url }, async (page) => {
    await letServiceWorkerTakeOver(page);
    await page.goto('/about');
    await page.evaluate(() => Object.assign(window, { isAsItWasLeft: true }));
    await signIn(page, account);
    await page.goto('/robots.txt');
    while (new URL(page.url()).pathname !== '/about') await goBack(page);
    expect(await isAsItWasLeft(page)).toBe(true);
    await expect(page.getByRole('banner').getByText(account.email).first()).toBeVisible();
  });
});

/**
 * When the service worker takes control for the first time, the browser drops its cached pages: once for each
 * visitor.
 */
async function letServiceWorkerTakeOver(page: Page) {
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const isAsItWasLeft = (page: Page) => page.evaluate(() => 'isAsItWasLeft' in window);
