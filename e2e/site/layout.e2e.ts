import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findBrokenAmounts, findCutPictures } from '../support/find-cut-pictures.ts';
import { findOverflow } from '../support/find-overflow.ts';
import { expect, test } from '../support/same-window.ts';
import { isFirstOfItsKind, sitePages, toAddress } from '../support/site-pages.ts';

const widths = [320, 360, 414, 600, 768, 1024, 1280, 1440];
/** Where the words of a page could need more room than its template gives them. */
const tightWidths = [320, 768, 1024];
/** The widths between which a picture of the product changes its shape. */
const pictureWidths = [320, 360, 600, 768, 960, 1024, 1280, 1920];
// A visitor who needs letters of twice the size sets that in the browser, where breakpoints follow it, too.
const twiceTheSize = { standard: 32, fixed: 26 };

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

for (const page of sitePages) {
  const { path } = page;
  const isFirst = isFirstOfItsKind(path);
  const hasPictures = pagesWithPictures.includes(page);

  // One test, because opening a page takes longer than measuring it once more.
  test(`${path} never scrolls sideways or cuts a picture, at no width and with text at twice its size`, async ({
    page,
  }) => {
    await page.goto(toAddress(path));
    const wanted = isFirst ? widths : tightWidths;
    for (const width of new Set(hasPictures ? [...wanted, ...pictureWidths] : wanted)) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
      expect.soft(await findCutPictures(page), `pictures at ${width} px`).toEqual([]);
      expect.soft(await findBrokenAmounts(page), `amounts at ${width} px`).toEqual([]);
    }

    await withLargeText(page, async () => {
      // Pages of one kind differ in their words alone, and a word is too long where there is least room.
      for (const width of isFirst ? [360, 768, 1280] : [360]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await findOverflow(page), `${width} px, large text`).toEqual([]);
        expect.soft(await findCutPictures(page), `pictures at ${width} px, large text`).toEqual([]);
      }
    });
  });
}

async function withLargeText(page: Page, work: () => Promise<void>) {
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: twiceTheSize });
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
  await work();
  // They last as long as the session that asked for them.
  await settings.detach();
}
