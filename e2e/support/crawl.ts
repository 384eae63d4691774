import type { Page, Request } from '@playwright/test';
import { type PageReading, readPage } from './read-page.ts';
import { sitePages, toAddress } from './site-pages.ts';
import { watchPage } from './watch-page.ts';

export interface CrawledPage extends PageReading {
  path: string;
  status: number;
  expectedStatus: number;
  policy: string;
  problems: string[];
  /** The bytes of script that were downloaded before the page was idle. */
  scriptBytes: number;
}

/** A page on the same origin that loads nothing. */
const emptyPage = '/robots.txt';

/** Opens every page of the site in turn as a signed-out reader, scrolls to its end and reads it. */
export async function crawl(page: Page): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = [];
  const problems = await watchPage(page);
  const scripts = await watchScripts(page);
  for (const { path, status: expectedStatus } of sitePages) {
    const answer = await page.goto(toAddress(path));
    // Loads the pictures below the fold, and what waits for an interaction.
    await page.mouse.wheel(0, 4000);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    pages.push({
      ...(await readPage(page)),
      path,
      status: answer?.status() ?? 0,
      expectedStatus,
      policy: answer?.headers()['content-security-policy'] ?? '',
      problems: problems.splice(0),
      scriptBytes: await weigh(scripts),
    });
    // Leaving a page aborts its requests, which is no fault of the next page. A page on another origin would
    // start a new process.
    await page.goto(emptyPage);
    problems.length = 0;
    scripts.length = 0;
  }
  return pages;
}

/** Collects the scripts that the page loads from now on, without the cache. */
async function watchScripts(page: Page): Promise<Request[]> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !isExtra(request.url())) scripts.push(request);
  });
  return scripts;
}

async function weigh(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

// What loads when the page is idle has its own budget (tools/check-sizes.ts), and the script that shows the
// browser's storage is the purpose of the one page that loads it.
const isExtra = (address: string) => /\/_astro\/(?:idle|offline-page)-/.test(address);
