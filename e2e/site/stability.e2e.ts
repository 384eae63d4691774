import { expect, test } from '../support/test.ts';

/** One of each kind of page. */
const paths = [
  '/',
  '/solutions',
  '/solutions/retail',
  '/pricing',
  '/integrations',
  '/resources',
  '/about',
  '/careers',
  '/contact',
  '/Help%20Center',
  '/help/article/mobile-money',
  '/privacy',
  '/login',
  '/register',
];

for (const width of [360, 1280]) {
  for (const path of paths) {
    test(`nothing moves at ${width} px while ${path} comes in slowly`, async ({ page }) => {
      await page.setViewportSize({ width, height: 760 });
      await page.addInitScript(() => {
        Object.assign(window, { shifts: [] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) {
            if (entry.value < 0.0001) continue; // less than a pixel of an icon
            const moved = entry.sources.map(
              ({ node }) => (node as Element).outerHTML?.slice(0, 120) ?? `${node?.textContent}`,
            );
            window.shifts.push(`${entry.value.toFixed(4)}: ${moved.join(' | ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      await network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 50,
        downloadThroughput: 20_000,
        uploadThroughput: 20_000,
      });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
    });
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    shifts: string[];
  }
}
