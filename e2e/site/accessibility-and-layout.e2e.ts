import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { isFastLane } from '../../tools/test-setup/test-lanes.ts';
import { findBrokenAmounts, findCutPictures } from '../support/find-cut-pictures.ts';
import { findFaults } from '../support/find-faults.ts';
import { findOverflow } from '../support/find-overflow.ts';
import { findSmallTargets } from '../support/find-small-targets.ts';
import { expect, test } from '../support/same-window.ts';
import { firstTranslatedPages, isFirstOfItsKind, sitePages, toAddress } from '../support/site-pages.ts';

// axe is not part of the page, so the page's policy is lifted for it.
test.use({ bypassCSP: true });

const widths = isFastLane ? [320, 768, 1280] : [320, 360, 414, 600, 768, 1024, 1280, 1440];
/** Pages whose texts may need more room than the template has. */
const tightWidths = isFastLane ? [320] : [320, 768, 1024];
/** The widths between which a product picture changes its layout. */
const pictureWidths = isFastLane ? widths : [320, 360, 600, 768, 960, 1024, 1280, 1920];
const largeTextWidths = isFastLane ? [360] : [360, 768, 1280];
const faultWidths = isFastLane ? [360] : [360, 1280];
// Text at 200% is set in the browser, which then also scales the breakpoints.
const twiceTheSize = { standard: 32, fixed: 26 };
const usualSize = { standard: 16, fixed: 13 };

const pagesWithPictures = sitePages.filter(({ file }) =>
  /<figure [^>]*role="img"/.test(readFileSync(file, 'utf8')),
);

test('home, solutions, every industry, integrations and help show the product', () => {
  const paths = pagesWithPictures.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/solutions',
      '/solutions/retail',
      '/solutions/restaurants',
      '/solutions/construction',
      '/solutions/healthcare',
      '/solutions/professional-services',
      '/solutions/nonprofits',
      '/integrations',
      '/help/article/mobile-money',
      '/help/mobile',
    ]),
  );
});

for (const { path } of sitePages) {
  // One test, because opening a page takes longer than checking it again.
  test(`${path} has no accessibility fault, never scrolls sideways and cuts off no picture, and no touch target is small`, async ({
    page,
  }) => {
    await page.goto(toAddress(path));
    if (isFirstOfItsKind(path)) {
      await page.setViewportSize({ width: 360, height: 800 });
      expect.soft(await findSmallTargets(page), 'touch targets').toEqual([]);
    }
    await expectRoom(page, path);
    // Pages of one kind differ only in their texts and pictures, so without a picture the colours of the first are
    // those of all. The fast lane only validates the HTML of the others.
    const themes = pagesWithPictures.some((each) => each.path === path) ? undefined : (['light'] as const);
    if (isFirstOfItsKind(path)) expect.soft(await findFaults(page, faultWidths)).toEqual([]);
    else if (!isFastLane) expect.soft(await findFaults(page, [360], themes)).toEqual([]);
  });
}

// A translation has the templates of the first language, so that only its texts can be too long for them.
for (const { path } of firstTranslatedPages) {
  test(`${path} has no accessibility fault and does not scroll sideways at the smallest width`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(toAddress(path));
    expect.soft(await findOverflow(page)).toEqual([]);
    if (!isFastLane) expect.soft(await findFaults(page, [320], ['light'])).toEqual([]);
  });
}

/**
 * Checks at every width and with text at 200% that nothing is wider than the window and no picture is cut
 * off.
 */
async function expectRoom(page: Page, path: string) {
  const isFirst = isFirstOfItsKind(path);
  const wanted = isFirst ? widths : tightWidths;
  const hasPictures = pagesWithPictures.some((each) => each.path === path);
  for (const width of new Set(hasPictures ? [...wanted, ...pictureWidths] : wanted)) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
    if (!hasPictures) continue;
    expect.soft(await findCutPictures(page), `pictures at ${width} px`).toEqual([]);
    expect.soft(await findBrokenAmounts(page), `amounts at ${width} px`).toEqual([]);
  }

  if (isFastLane && !isFirst) return;
  await withLargeText(page, async () => {
    // Pages of one kind differ only in their texts, and a word is too long first at the smallest width.
    for (const width of isFirst ? largeTextWidths : [360]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `${width} px, large text`).toEqual([]);
      if (!hasPictures) continue;
      expect.soft(await findCutPictures(page), `pictures at ${width} px, large text`).toEqual([]);
    }
  });
}

async function withLargeText(page: Page, work: () => Promise<void>) {
  const settings = await page.context().newCDPSession(page);
  const setSize = async (sizes: { standard: number; fixed: number }) => {
    await settings.send('Page.setFontSizes', { fontSizes: sizes });
    await page.waitForFunction(
      (size) => getComputedStyle(document.documentElement).fontSize === size,
      `${sizes.standard}px`,
    );
  };
  await setSize(twiceTheSize);
  await work();
  await setSize(usualSize);
  await settings.detach();
}
