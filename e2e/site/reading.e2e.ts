import type { Request } from '@playwright/test';
import { expect, test } from '../support/same-window.ts';
import { sitePages, toAddress } from '../support/site-pages.ts';

for (const { path } of sitePages.filter((page) => page.path !== '/login')) {
  test(`a signed-out reader of ${path} downloads hardly any script`, async ({ page }) => {
    const scripts: Promise<number>[] = [];
    const weighScript = (request: Request) => {
      if (request.resourceType() !== 'script') return;
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
