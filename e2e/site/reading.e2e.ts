import { sitePages, toAddress } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

for (const { path } of sitePages.filter((page) => page.path !== '/login')) {
  test(`a signed-out reader of ${path} downloads hardly any script`, async ({ page }) => {
    let bytes = 0;
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return;
      bytes += (await response.request().sizes()).responseBodySize;
    });
    await page.goto(toAddress(path));
    await page.mouse.wheel(0, 4000);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(bytes).toBeLessThan(3000);
    expect(await page.evaluate(() => document.querySelectorAll('style, link[rel=stylesheet]').length)).toBe(
      1,
    );
  });
}
