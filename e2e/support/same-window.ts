import { visitor } from './browser.ts';
import { test as base } from './test.ts';

/**
 * A test whose `page` is a window that stays open from test to test, because opening one takes longer than reading
 * a page in it. It begins as it was first opened, but with what earlier pages left in its cache. For tests that sign
 * nobody in, store nothing and add no script to the pages that follow.
 */
export const test = base.extend({
  page: async ({ windows, javaScriptEnabled, bypassCSP, viewport }, use) => {
    const page = await windows.open({ javaScriptEnabled, bypassCSP });
    await page.setViewportSize(viewport ?? visitor.viewport);
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
    await use(page);
    // What this test listens to is nothing to the next.
    await page.removeAllListeners(undefined, { behavior: 'ignoreErrors' });
  },
});

export { expect } from '@playwright/test';
