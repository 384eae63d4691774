import type { Page } from '@playwright/test';

/**
 * Keeps requests of a page from being answered, as a slow network would.
 * @param address as `page.route` takes it; all code of islands without it
 * @returns lets them go
 */
export async function holdRequests(page: Page, address = '**/_astro/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
