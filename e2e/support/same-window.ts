import { test as base } from './test.ts';

/**
 * A test whose `page` is a window that stays open from test to test, because opening one takes longer than reading
 * a page in it. It begins as it was first opened, and nothing is in its cache. For tests that sign nobody in, store
 * nothing and add no script to the pages that follow.
 */
export const test = base.extend({
  page: async ({ windows, javaScriptEnabled, bypassCSP, viewport }, use) => {
    const page = await windows.open({ javaScriptEnabled, bypassCSP });
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
    await use(page);
  },
});

export { expect } from '@playwright/test';
