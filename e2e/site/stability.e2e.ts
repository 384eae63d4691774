import type { Page } from '@playwright/test';
import { section } from '../support/account-page.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** One page of each kind. */
const paths = [
  '/',
  '/solutions',
  '/solutions/retail',
  '/pricing',
  '/integrations',
  '/resources',
  '/about',
  '/careers',
  '/contact',
  '/Help%20Center',
  '/help/article/mobile-money',
  '/privacy',
  '/login',
  '/register',
];

for (const width of [360, 800, 1280]) {
  for (const path of paths) {
    test(`nothing moves at ${width} px while ${path} loads slowly`, async ({ page }) => {
      // Uncompressed, so that the page is painted many times before it is complete.
      await page.setExtraHTTPHeaders({ 'Accept-Encoding': 'identity' });
      await watchShifts(page, width);
      await page.goto(path);
      await settle(page);
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
    });
  }
}

for (const width of [360, 1280]) {
  test(`nothing moves at ${width} px while a search from the URL runs`, async ({ page }) => {
    await watchShifts(page, width);
    for (const query of ['vat', 'xqzw']) {
      await page.goto(`/search?q=${query}`);
      await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
      await settle(page);
      expect([query, await page.evaluate(() => window.shifts)]).toEqual([query, []]);
    }
  });

  test(`at most a twentieth of the screen moves at ${width} px while the account loads`, async ({
    page,
    account,
  }) => {
    await beSignedIn(page, account);
    await watchShifts(page, width);
    await page.goto('/account');
    await expect(section(page, 'data')).toBeVisible();
    await settle(page);
    const shifts = await page.evaluate(() => window.shifts);
    const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0);
    expect(sum, shifts.join('\n')).toBeLessThanOrEqual(0.05);
  });
}

/** Opens pages on a slow network, and records layout shifts. */
async function watchShifts(page: Page, width: number) {
  await page.setViewportSize({ width, height: 760 });
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.value < 0.0001) continue; // less than a pixel of an icon
        const moved = entry.sources.map(
          ({ node }) => (node as Element).outerHTML?.slice(0, 120) ?? `${node?.textContent}`,
        );
        window.shifts.push(`${entry.value.toFixed(4)}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

async function settle(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    shifts: string[];
  }
}
