import { findCutPictures } from '../support/find-cut-pictures.ts';
import { findOverflow } from '../support/find-overflow.ts';
import { expect, test } from '../support/same-window.ts';
import { isFirstOfItsKind, sitePages, toAddress } from '../support/site-pages.ts';

// A visitor who needs letters of twice the size sets that in the browser, where breakpoints follow it, too.
const fontSizes = { standard: 32, fixed: 26 };

for (const { path } of sitePages) {
  test(`${path} never scrolls sideways or cuts a picture with text at twice its size`, async ({ page }) => {
    const settings = await page.context().newCDPSession(page);
    await settings.send('Page.setFontSizes', { fontSizes });
    await page.goto(toAddress(path));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    // Pages of one kind differ in their words alone, and a word is too long where there is least room.
    for (const width of isFirstOfItsKind(path) ? [360, 768, 1280] : [360]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
      expect.soft(await findCutPictures(page), `${width} px`).toEqual([]);
    }
    // They last as long as the session that asked for them.
    await settings.detach();
  });
}
