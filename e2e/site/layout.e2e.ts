import type { Page } from '@playwright/test';
import { sitePages, toAddress } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

const widths = [320, 360, 414, 600, 768, 1024, 1280, 1440];

for (const { path } of sitePages) {
  test(`${path} never scrolls sideways, also with text at twice its size`, async ({ page }) => {
    await page.goto(toAddress(path));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `${width} px with text at 200%`).toEqual([]);
    }
  });
}

/** What reaches beyond the right edge, and is not in a box that scrolls for itself. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Hidden overflow is overflow all the same: a visitor cannot read what is cut off.
    for (const element of [document.documentElement, document.body]) {
      element.style.setProperty('overflow-x', 'visible', 'important');
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const innermost = wide.filter((element) => !wide.some((other) => other.parentElement === element));
    return [
      `${scrollWidth - clientWidth} px too wide`,
      ...innermost.slice(0, 5).map((element) => element.outerHTML.slice(0, 160)),
    ];
  });
}
