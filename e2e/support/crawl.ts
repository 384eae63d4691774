import type { Page } from '@playwright/test';
import { type PageReading, readPage } from './read-page.ts';
import { sitePages, toAddress } from './site-pages.ts';
import { watchPage } from './watch-page.ts';

export interface CrawledPage extends PageReading {
  path: string;
  status: number;
  expectedStatus: number;
  policy: string;
  problems: string[];
}

/** Opens every page of the site as a signed-out reader, one after the other, scrolls to its end and reads it. */
export async function crawl(page: Page): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = [];
  const problems = await watchPage(page);
  for (const { path, status: expectedStatus } of sitePages) {
    const answer = await page.goto(toAddress(path));
    // Pictures below the fold load only now.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    pages.push({
      ...(await readPage(page)),
      path,
      status: answer?.status() ?? 0,
      expectedStatus,
      policy: answer?.headers()['content-security-policy'] ?? '',
      problems: problems.splice(0),
    });
    // What is broken off by leaving is no fault of the page.
    await page.goto('about:blank');
    problems.length = 0;
  }
  return pages;
}
