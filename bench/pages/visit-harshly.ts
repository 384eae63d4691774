import { type Browser, chromium, type Page } from '@playwright/test';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { median } from '../report.ts';
import { type SignIn, waitForContent } from './signed-in.ts';

/** What a visitor waits for, in milliseconds. */
export interface HarshVisit {
  largestContentfulPaint: number;
  /** Total blocking time: the part of each task beyond 50 milliseconds, after the first paint. */
  totalBlockingTime: number;
  cumulativeLayoutShift: number;
  /** The URL after all redirects. */
  address: string;
  /** The largest contentful paint of the next visit, for a page that needs a session. */
  again: number | undefined;
}

const kilobitsASecond = 400;
const roundTrip = 400;
const slowdown = 6;
/** A page must not block even a slower processor. */
const slowdownOfVisits = 9;
/**
 * How long the page is watched after loading, so that idle callbacks which block the main thread are noticed.
 */
const watched = 2000;
/** How often a page with blocking time is visited. */
const attempts = 3;

/**
 * Starts a browser without the slowdown of debugging: because of Playwright's debugger, V8 would parse React a second
 * time to find source positions (V8.CollectSourcePositions in a trace). With this flag it notes them the first time.
 */
export const launchLikeVisitors = (): Promise<Browser> =>
  chromium.launch(launchBrowser('--js-flags=--no-enable-lazy-source-positions'));

/**
 * Opens a window of a slow phone on a bad network: 400 kbit/s, 400 ms latency, a slow processor.
 * @param rate how many times slower the processor is
 */
export async function openHarshly(browser: Browser, rate = slowdown): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const throughput = (kilobitsASecond * 1000) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

/**
 * Loads a page for the first time in such a window. A busy machine makes tasks look long, so a page with
 * blocking time is visited again and the visit with the median blocking time is used.
 * @param signIn for a page that needs a session
 */
export async function visitHarshly(browser: Browser, address: string, signIn?: SignIn): Promise<HarshVisit> {
  const visits = [await visitOnce(browser, address, signIn)];
  while (visits.length < attempts && visits.some(isBlocked)) {
    visits.push(await visitOnce(browser, address, signIn));
  }
  const middle = median(visits.map(({ totalBlockingTime }) => totalBlockingTime));
  const [first] = visits.filter(({ totalBlockingTime }) => totalBlockingTime === middle);
  if (first === undefined) throw new Error('One of three visits is the middle one.');
  return first;
}

const isBlocked = ({ totalBlockingTime }: HarshVisit) => totalBlockingTime > 0;

async function visitOnce(browser: Browser, address: string, signIn?: SignIn): Promise<HarshVisit> {
  const page = await openHarshly(browser, slowdownOfVisits);
  try {
    await signIn?.(page);
    await page.addInitScript(watchPaints);
    const visit = async () => {
      await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
      if (signIn) await waitForContent(page);
      await page.waitForTimeout(watched);
      return readPaints(page);
    };
    const seen = await visit();
    const longTasks = seen.tasks.filter(({ start }) => start >= seen.firstPaint);
    return {
      largestContentfulPaint: Math.round(seen.largestPaint),
      totalBlockingTime: Math.round(longTasks.reduce((sum, { duration }) => sum + duration - 50, 0)),
      cumulativeLayoutShift: Math.round(seen.shift * 1000) / 1000,
      address: page.url(),
      again: signIn && Math.round((await visit()).largestPaint),
    };
  } finally {
    await page.context().close();
  }
}

export const readPaints = (page: Page) => page.evaluate(() => (window as unknown as { seen: Watched }).seen);

interface Watched {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  tasks: { start: number; duration: number }[];
}

/** Runs in the page, before any of its scripts. `readPaints` returns what it has seen. */
export function watchPaints() {
  // A page that never paints has no time that looks fast.
  const seen: Watched = { firstPaint: 0, largestPaint: Number.NaN, shift: 0, tasks: [] };
  Object.assign(window, { seen });
  const watch = <Entry extends PerformanceEntry>(type: string, listener: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(listener)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  watch<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
}
