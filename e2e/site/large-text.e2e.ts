import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { launchBrowser } from '../support/browser.ts';
import { findCutPictures } from '../support/find-cut-pictures.ts';
import { findOverflow } from '../support/find-overflow.ts';
import { sitePages, toAddress } from '../support/site-pages.ts';
import { test as base, expect } from '../support/test.ts';

// A visitor who needs letters of twice the size sets that in the browser, where breakpoints follow it, too.
const preferences = { webkit: { webprefs: { default_font_size: 32, default_fixed_font_size: 26 } } };

const test = base.extend<object, { largeText: BrowserContext }>({
  largeText: [
    async ({}, use) => {
      const profile = await mkdtemp(join(tmpdir(), 'large-text-'));
      await mkdir(join(profile, 'Default'));
      await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
      const context = await chromium.launchPersistentContext(profile, launchBrowser());
      await use(context);
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

for (const { path } of sitePages) {
  test(`${path} never scrolls sideways or cuts a picture with text at twice its size`, async ({
    largeText,
    server,
  }) => {
    const page = await largeText.newPage();
    await page.goto(server.url + toAddress(path));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
      expect.soft(await findCutPictures(page), `${width} px`).toEqual([]);
    }
    await page.close();
  });
}
