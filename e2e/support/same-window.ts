import { visitor } from './browser.ts';
import { test as base } from './test.ts';

/**
 * A test whose `page` is a window shared by several tests, because opening one takes longer than reading a
 * page in it. It starts in its initial state, except for the cache of earlier pages. Only for tests that do
 * not sign in, store nothing and add no script to later pages.
 */
export const test = base.extend({
  page: async ({ windows, javaScriptEnabled, bypassCSP, viewport }, use) => {
    const page = await windows.open({ javaScriptEnabled, bypassCSP });
    await page.setViewportSize(viewport ?? visitor.viewport);
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
    await use(page);
    // Removes the listeners of this test.
    await page.removeAllListeners(undefined, { behavior: 'ignoreErrors' });
  },
});

export { expect } from '@playwright/test';
