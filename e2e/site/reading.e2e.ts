import type { Request } from '@playwright/test';
import { expect, test } from '../support/same-window.ts';
import { sitePages, toAddress } from '../support/site-pages.ts';

// What waits until a page is idle has a budget of its own (tools/check-sizes.ts), and what shows the phone's storage is
// the purpose of the one page that loads it.
const isExtra = (address: string) => /\/_astro\/(?:idle|offline-page)-/.test(address);

for (const { path } of sitePages.filter((page) => page.path !== '/login')) {
  test(`a signed-out reader of ${path} downloads hardly any script`, async ({ page }) => {
    const scripts: Promise<number>[] = [];
    const weighScript = (request: Request) => {
      if (request.resourceType() !== 'script' || isExtra(request.url())) return;
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    };
    page.on('request', weighScript);
    await page.goto(toAddress(path));
    await page.mouse.wheel(0, 4000);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    page.off('request', weighScript);
    const bytes = await Promise.all(scripts);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(3000);
    expect(await page.evaluate(() => document.querySelectorAll('style, link[rel=stylesheet]').length)).toBe(
      1,
    );
  });
}
