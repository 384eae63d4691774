import { findFaults } from '../support/find-faults.ts';
import { expect, test } from '../support/same-window.ts';
import { isFirstOfItsKind, sitePages, toAddress } from '../support/site-pages.ts';

// The checker is no part of the page, so the page's policy does not apply to it.
test.use({ bypassCSP: true });

for (const { path } of sitePages) {
  test(`${path} has no accessibility fault, small or wide, in light or dark colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(toAddress(path));
    // Pages of one kind differ in their words alone, which are the same at any width.
    expect(await findFaults(page, isFirstOfItsKind(path) ? [360, 1280] : [360])).toEqual([]);
  });
}
