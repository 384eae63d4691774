import { findOverflow } from '../support/find-overflow.ts';
import { expect, test } from '../support/same-window.ts';
import { sitePages, toAddress } from '../support/site-pages.ts';

const widths = [320, 360, 414, 600, 768, 1024, 1280, 1440];

for (const { path } of sitePages) {
  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(toAddress(path));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    }
  });
}
