import type { Page } from '@playwright/test';

/**
 * Delays requests of a page, like a slow network.
 * @param address as for `page.route`; by default all code of islands
 * @returns a function that releases them
 */
export async function holdRequests(page: Page, address = '**/_astro/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
