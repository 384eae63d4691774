import { findFaults } from '../support/find-faults.ts';
import { expect, test } from '../support/same-window.ts';
import { sitePages, toAddress } from '../support/site-pages.ts';

// The checker is no part of the page, so the page's policy does not apply to it.
test.use({ bypassCSP: true });

for (const { path } of sitePages) {
  test(`${path} has no accessibility fault, small or wide, in light or dark colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(toAddress(path));
    expect(await findFaults(page)).toEqual([]);
  });
}
