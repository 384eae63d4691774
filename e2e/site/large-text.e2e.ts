import { launchBrowser } from '../support/browser.ts';
import { findOverflow } from '../support/find-overflow.ts';
import { sitePages, toAddress } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

// What a visitor sets who chooses letters of twice the usual size in the browser.
test.use({ launchOptions: launchBrowser('--blink-settings=defaultFontSize=32,defaultFixedFontSize=26') });

for (const { path } of sitePages) {
  test(`${path} never scrolls sideways with text at twice its size`, async ({ page }) => {
    await page.goto(toAddress(path));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    }
  });
}
