import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { startServer } from '../../e2e/support/server-process.ts';
import { findOrInstallChromium } from '../../tools/test-setup/find-chromium.ts';
import { openHarshly, readPaints, watchPaints } from '../pages/visit-harshly.ts';
import { type Bench, median, table } from '../report.ts';
import { startPreloadingProxy } from './preloading-proxy.ts';

const paths = ['/', '/pricing', '/help/article/mobile-money'];
const runs = 9;

/** Milliseconds from the start of a first visit to each event. */
interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** The file of the display font had arrived. */
  face: number;
}

/**
 * Measures whether preloading the display font speeds up a first visit. The preload would be sent with every
 * page.
 */
export const bench: Bench = {
  title: 'A preload of the display face',
  async run() {
    await findOrInstallChromium();
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-font-'));
    const server = await startServer({ DATA_DIR: dataDir });
    // Both variants go through a proxy, so its cost is the same for both.
    const plain = await startPreloadingProxy(server.url, { preloads: false });
    const preloading = await startPreloadingProxy(server.url, { preloads: true });
    const browser = await chromium.launch(launchBrowser());
    try {
      const rows: (string | number)[][] = [];
      for (const path of paths) {
        const without: Visit[] = [];
        const withPreload: Visit[] = [];
        for (let run = 0; run < runs; run += 1) {
          without.push(await visit(browser, plain.url + path));
          withPreload.push(await visit(browser, preloading.url + path));
        }
        rows.push(rowOf(path, 'as it is', without), rowOf(path, 'with a preload', withPreload));
        console.log(
          rows
            .slice(-2)
            .map((row) => row.join('  '))
            .join('\n'),
        );
      }
      const headings = ['Page', 'Header', 'First paint', 'LCP', 'Face there'];
      const explanation = `Milliseconds, medians of ${runs} first visits each way, in turns, at 400 kbit/s, with round trips of 400 ms and a processor six times slower.`;
      return { lines: [explanation, '', ...table(headings, rows)], misses: [] };
    } finally {
      await browser.close();
      await Promise.all([plain.close(), preloading.close()]);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function visit(browser: Browser, address: string): Promise<Visit> {
  const page = await openHarshly(browser);
  try {
    await page.addInitScript(watchPaints);
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    const face = await page.waitForFunction(
      () =>
        performance
          .getEntriesByType('resource')
          .find((entry): entry is PerformanceResourceTiming => /latin\.[\w-]+\.woff2$/.test(entry.name))
          ?.responseEnd,
    );
    const { firstPaint, largestPaint } = await readPaints(page);
    return { firstPaint, largestPaint, face: Number(await face.jsonValue()) };
  } finally {
    await page.context().close();
  }
}

const rowOf = (path: string, header: string, visits: Visit[]) => [
  path,
  header,
  ...(['firstPaint', 'largestPaint', 'face'] as const).map((name) =>
    Math.round(median(visits.map((visit) => visit[name]))),
  ),
];
