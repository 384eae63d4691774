import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { readPaints, watchPaints } from '../pages/visit-harshly.ts';

/** Milliseconds from a navigation to its largest paint. */
export interface Visits {
  /** By a browser that was never here. */
  first: number;
  /** From home, without a stored copy. */
  next: number;
  /** The same with a press of 100 ms, which the browser takes for the beginning of a click. */
  pressed: number;
  /** By a browser that was started again. */
  again: number;
  /** From home, with a stored copy. */
  known: number;
}

/** How long a page is watched for larger paints, and its worker for further requests. */
const settled = 2500;

/** Makes each kind of visit to a page once. */
export async function measureVisits(siteUrl: string, profile: string, path: string): Promise<Visits> {
  const first = await inBrowser(profile, async (page) => {
    const time = await open(page, siteUrl + path);
    await settle(page);
    return time;
  });
  const next = await inBrowser(`${profile}-next`, async (page) => {
    await settleAtHome(page, siteUrl);
    return follow(page, path, 0);
  });
  const pressed = await inBrowser(`${profile}-pressed`, async (page) => {
    await settleAtHome(page, siteUrl);
    return follow(page, path, 100);
  });
  const again = await inBrowser(profile, (page) => open(page, siteUrl + path));
  const known = await inBrowser(profile, async (page) => {
    await settleAtHome(page, siteUrl);
    return follow(page, path, 0);
  });
  return { first, next, pressed, again, known };
}

async function inBrowser<Result>(profile: string, work: (page: Page) => Promise<Result>): Promise<Result> {
  const context: BrowserContext = await chromium.launchPersistentContext(profile, {
    ...launchBrowser(),
    viewport: { width: 360, height: 640 },
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.addInitScript(watchPaints);
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Opens home and waits until the worker and the dictionary are stored. */
async function settleAtHome(page: Page, siteUrl: string) {
  await page.goto(siteUrl);
  await settle(page);
}

/** Waits until the worker has stored the page, and what it fetches beside it has arrived. */
async function settle(page: Page) {
  const isStored = () =>
    page.evaluate(
      async () =>
        navigator.serviceWorker.controller !== null &&
        (await caches.match(location.origin + location.pathname, { cacheName: 'pages' })) !== undefined,
    );
  while (!(await isStored())) await page.waitForTimeout(100);
  await page.waitForTimeout(settled);
}

async function open(page: Page, address: string): Promise<number> {
  await page.goto(address);
  return readLargestPaint(page);
}

/** Follows a link, after it was pressed for some milliseconds. */
async function follow(page: Page, path: string, pressed: number): Promise<number> {
  await page.evaluate((path) => {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: 'next', id: 'next' });
    link.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 99; padding: 20px';
    document.body.append(link);
  }, path);
  if (pressed === 0) await page.evaluate(() => document.querySelector<HTMLElement>('#next')?.click());
  else await page.locator('#next').click({ delay: pressed });
  await page.waitForURL(`**${path}`, { waitUntil: 'load' });
  return readLargestPaint(page);
}

async function readLargestPaint(page: Page): Promise<number> {
  await page.waitForTimeout(settled);
  return (await readPaints(page)).largestPaint;
}
