import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../tools/test-setup/find-chromium.ts';
import { launchBrowser, visitor } from './browser.ts';

/**
 * Opens a window of the full Chromium, which has a back/forward cache. The headless shell of the other tests
 * has none, and Playwright disables it by default. The service worker is allowed, because it could prevent
 * pages from being cached.
 */
export async function withWholeChromium(
  options: BrowserContextOptions,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const executablePath = findChromium({ isWhole: true });
  if (!executablePath) throw new Error('Chromium is missing. Run npm run e2e, which installs it.');
  const browser = await chromium.launch({
    ...launchBrowser(),
    executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ ...visitor, serviceWorkers: 'allow', ...options });
    await work(await context.newPage());
  } finally {
    await browser.close();
  }
}

/**
 * Goes back like a visitor. Playwright's own goBack waits for a load event, which a cached page does not
 * fire.
 */
export async function goBack(page: Page): Promise<void> {
  const left = page.url();
  await page.evaluate(() => history.back());
  await page.waitForURL((url) => url.href !== left, { waitUntil: 'commit' });
}
