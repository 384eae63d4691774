import type { Page } from '@playwright/test';

/**
 * Waits until the page that is open has loaded what waits until the browser is idle. What it asks for after that, it asks
 * for because of what somebody does.
 */
export async function waitUntilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/_astro/idle')),
  );
  // A busy machine may have no idle moment.
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => setTimeout(done, 100), { timeout: 5000 })),
  );
}
