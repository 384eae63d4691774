import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@accounting-site/server/testing/app/find-free-port';
import { chromium } from '@playwright/test';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { startServer } from '../../e2e/support/server-process.ts';
import { type BuiltPage, listFirstPages } from '../../tools/build-steps/built-site.ts';
import { findOrInstallChromium } from '../../tools/test-setup/find-chromium.ts';
import { type Bench, type BenchResult, table } from '../report.ts';
import { auditWithLighthouse, type Scores } from './audit-with-lighthouse.ts';
import { needsSession, type SignIn, signInFor } from './signed-in.ts';
import { type HarshVisit, launchLikeVisitors, visitHarshly } from './visit-harshly.ts';

/** Paths to measure instead of all pages, from BENCH_PATHS="/pricing,/login". */
const wanted = process.env.BENCH_PATHS?.split(',');

interface PageResult {
  page: BuiltPage;
  scores: Scores;
  visit: HarshVisit;
}

/**
 * Measures every page of the built site with Lighthouse, and on a simulated slow phone with a bad network.
 */
export const bench: Bench = {
  title: 'Pages',
  async run() {
    await findOrInstallChromium();
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-pages-'));
    const server = await startServer({ DATA_DIR: dataDir });
    const debuggingPort = await findFreePort();
    const browser = await launchLikeVisitors();
    const audited = await chromium.launch(launchBrowser(`--remote-debugging-port=${debuggingPort}`));
    try {
      const signInTo = signInFor(server);
      const results: PageResult[] = [];
      for (const page of measuredPages()) {
        const address = server.url + encodeURI(page.path);
        const signIn = signInTo(page.path);
        if (signIn) await signInToOwnWindow(debuggingPort, signIn);
        // One browser on each core: a hundred pages one after the other would take twice as long.
        const [visit, scores] = await Promise.all([
          visitHarshly(browser, address, signIn),
          auditWithLighthouse(address, debuggingPort, { isHidden: isHidden(page) }),
        ]);
        results.push({ page, scores, visit });
        console.log([page.path, ...cellsOf({ page, scores, visit }).slice(1)].join('  '));
      }
      return summarize(results);
    } finally {
      await Promise.all([browser.close(), audited.close()]);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

/** Those that need a session are the last, because Lighthouse stays signed in. */
const measuredPages = () =>
  listFirstPages()
    .filter(({ path }) => wanted?.includes(path) ?? true)
    .sort((one, other) => Number(needsSession(one.path)) - Number(needsSession(other.path)));

/** Lighthouse opens its pages in the browser's own window, which is reached through its debugging port. */
async function signInToOwnWindow(port: number, signIn: SignIn) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (page === undefined) throw new Error('The browser has no window of its own.');
  await signIn(page);
  await page.close();
  await browser.close();
}

/** A page that is not indexed: the second step of a sign-in, a sample, the response to a form. */
const isHidden = ({ file }: BuiltPage) =>
  /<meta name="?robots"? content="?noindex/.test(readFileSync(file, 'utf8'));

function summarize(results: PageResult[]): BenchResult {
  // A page that the browser leaves has a row of its own.
  const [own, led] = [results.filter(staysThere), results.filter((result) => !staysThere(result))];
  const headings = ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP', 'TBT', 'CLS'];
  return {
    lines: [
      'Scores are those of Lighthouse on its phone. LCP and TBT are milliseconds of a first visit at 400 kbit/s, with round trips of 400 ms and a processor nine times slower. The browser has a flag that avoids a second parse of React, which only a debugger causes (`launchLikeVisitors`). What is below 100 or above 0 is measured three times, and the middle counts.',
      ...(own.some(({ page }) => isHidden(page))
        ? [
            '/account and /staff are measured signed in, until their content is shown. Pages that ask not to be found are not judged by whether they can be (is-crawlable).',
            ...againOf(own),
          ]
        : []),
      ...(led.length > 0
        ? [`These redirect to another page: ${led.map(({ page }) => page.path).join(', ')}.`]
        : []),
      ...(wanted
        ? [`Of the ${listFirstPages().length} pages ${results.length} were measured (BENCH_PATHS).`]
        : []),
      '',
      ...table(headings, own.map(cellsOf)),
    ],
    misses: own.flatMap(missesOf),
  };
}

/** Signed-in pages are opened again and again, with their code already in the browser. */
function againOf(results: PageResult[]): string[] {
  const measured = results.flatMap(({ page, visit: { again } }) => (again ? [`${page.path} ${again}`] : []));
  return measured.length > 0 ? [`LCP of their next visit: ${measured.join(', ')}.`] : [];
}

const staysThere = ({ page, visit }: PageResult) => decodeURI(new URL(visit.address).pathname) === page.path;

const cellsOf = ({ page, scores, visit }: PageResult) => [
  page.path,
  scores.performance,
  scores.accessibility,
  scores['best-practices'],
  scores.seo,
  visit.largestContentfulPaint,
  visit.totalBlockingTime,
  visit.cumulativeLayoutShift,
];

function missesOf({ page, scores, visit }: PageResult): string[] {
  // The status of the not-found page is itself a fault in these two.
  const excused = page.status === 404 ? ['best-practices', 'seo'] : [];
  const low = Object.entries(scores).filter(
    ([category, score]) => score < 100 && !excused.includes(category),
  );
  return [
    ...low.map(([category, score]) => `${page.path}: ${category} ${score}.`),
    ...(visit.largestContentfulPaint > 2500 ? [`${page.path}: LCP ${visit.largestContentfulPaint} ms.`] : []),
    ...(visit.totalBlockingTime > 0 ? [`${page.path}: TBT ${visit.totalBlockingTime} ms.`] : []),
    ...(visit.cumulativeLayoutShift > 0 ? [`${page.path}: CLS ${visit.cumulativeLayoutShift}.`] : []),
  ];
}
