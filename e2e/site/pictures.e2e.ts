import { readFileSync } from 'node:fs';
import { findBrokenAmounts, findCutPictures } from '../support/find-cut-pictures.ts';
import { expect, test } from '../support/same-window.ts';
import { sitePages, toAddress } from '../support/site-pages.ts';

const widths = [320, 360, 600, 768, 960, 1024, 1280, 1920];
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

for (const { path } of pagesWithPictures) {
  test(`the pictures of ${path} cut nothing off, and keep each amount on one line`, async ({ page }) => {
    await page.goto(toAddress(path));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findCutPictures(page), `${width} px`).toEqual([]);
      expect.soft(await findBrokenAmounts(page), `${width} px`).toEqual([]);
    }
  });
}
