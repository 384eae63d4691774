import type { Page } from '@playwright/test';

/**
 * Waits until the open page has loaded everything that it loads when the browser is idle. Later requests are
 * responses to user actions.
 */
export async function waitUntilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/_astro/idle')),
  );
  // On a busy machine the browser may never be idle.
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => setTimeout(done, 100), { timeout: 5000 })),
  );
}
