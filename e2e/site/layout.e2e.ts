import { findOverflow } from '../support/find-overflow.ts';
import { expect, test } from '../support/same-window.ts';
import { isFirstOfItsKind, sitePages, toAddress } from '../support/site-pages.ts';

const widths = [320, 360, 414, 600, 768, 1024, 1280, 1440];
/** Where the words of a page could need more room than its template gives them. */
const tightWidths = [320, 768, 1024];

for (const { path } of sitePages) {
  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(toAddress(path));
    for (const width of isFirstOfItsKind(path) ? widths : tightWidths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    }
  });
}
