import type { Browser } from '@playwright/test';
import { withContentDesk } from '../../e2e/support/content-desk.ts';
import type { ServerProcess } from '../../e2e/support/server-process.ts';
import { isFirstOfItsKind } from '../../e2e/support/site-pages.ts';
import { listFirstPages } from '../../tools/build-steps/built-site.ts';
import { findOrInstallChromium } from '../../tools/test-setup/find-chromium.ts';
import { type SignIn, signInFor, waitForContent } from '../pages/signed-in.ts';
import { launchLikeVisitors, openHarshly } from '../pages/visit-harshly.ts';
import { type Bench, type BenchResult, median, table } from '../report.ts';
import { haveBusiness } from './have-business.ts';
import { timeAccount, timeSignIn } from './time-sign-in.ts';
import { isSignedIn, type Touch, touchControls } from './touch-controls.ts';

const target = 200;
/** A busy machine makes a touch slow, so a page with a slow control is measured again. */
const attempts = 3;
/** Paths to measure instead of one page of each kind, from BENCH_PATHS="/pricing,/login". */
const wanted = process.env.BENCH_PATHS?.split(',');

/** Views of the desk that have an address of their own. */
const deskViews = [
  '/staff/leads?lead=lead-0',
  '/staff/content?entry=plans.yaml',
  '/staff/content?entry=en/help/create-invoice.md',
  '/staff/content?view=changes',
  '/staff/content?view=history',
];

interface PageResult {
  path: string;
  touches: readonly Touch[];
}

/** Touches every control of the site on a slow phone with a bad network. */
export const bench: Bench = {
  title: 'Interactions',
  async run() {
    await findOrInstallChromium();
    return withContentDesk(async (server) => {
      const browser = await launchLikeVisitors();
      try {
        return await measure(server, browser);
      } finally {
        await browser.close();
      }
    });
  },
};

async function measure(server: ServerProcess, browser: Browser): Promise<BenchResult> {
  const signInTo = signInFor(server, await haveBusiness(server));
  const pages = listFirstPages().map(({ path }) => path);
  const paths = [...pages, ...deskViews];
  const measured = wanted
    ? paths.filter((path) => wanted.includes(path))
    : [...pages.filter(isFirstOfItsKind), ...deskViews];
  const results: PageResult[] = [];
  for (const path of measured) {
    const touches = await touchUntilSure(browser, server.url + encodeURI(path), signInTo(path));
    results.push({ path, touches });
    console.log(cellsOf({ path, touches }).join('  '));
  }
  const signIn = await timeSignIn(browser, server.url);
  const signInToAccount = signInTo('/account');
  if (signInToAccount === undefined) throw new Error('The account page needs a session.');
  const account = await timeAccount(browser, server.url, signInToAccount);
  return {
    lines: [
      'Interaction to Next Paint in milliseconds: every button, menu and field of a page is touched once, at 400 kbit/s, with round trips of 400 ms and a processor six times slower. The browser has a flag that avoids a second parse of React, which only a debugger causes. The first touch of an island loads its code and hydrates it; the longest task after a touch is the longest that the next touch may wait. Pages made from one kind of file share a row. Pages behind the sign-in are measured signed in, with stock, leads and a running publisher. A page with a slow control is measured three times, and the middle counts.',
      `From the first paint of /login until a password that is typed immediately is sent: ${signIn.toLocaleString('en')} ms, the median of five first visits on that phone. From opening /account after a sign-in until it shows the account: ${account.toLocaleString('en')} ms.`,
      ...(wanted ? [`Of the ${paths.length} pages ${results.length} were measured (BENCH_PATHS).`] : []),
      '',
      ...table(
        ['Page', 'Controls', 'Slowest control', 'Its INP', 'Longest task'],
        results.filter(({ touches }) => touches.length > 0).map(cellsOf),
      ),
    ],
    misses: results.flatMap(({ path, touches }) =>
      touches
        .filter(({ duration }) => duration > target)
        .map(({ control, duration }) => `${path}: ${control} ${duration} ms.`),
    ),
  };
}

async function touchUntilSure(browser: Browser, address: string, signIn?: SignIn): Promise<readonly Touch[]> {
  const runs = [await touchPage(browser, address, signIn)];
  while (runs.length < attempts && runs.some((touches) => slowestOf(touches).duration > target)) {
    runs.push(await touchPage(browser, address, signIn));
  }
  const middle = median(runs.map((touches) => slowestOf(touches).duration));
  return runs.find((touches) => slowestOf(touches).duration === middle) ?? [];
}

/** Longer than the slow network takes to open a page, in milliseconds. */
const navigationTakes = 8000;

async function touchPage(browser: Browser, address: string, signIn?: SignIn): Promise<Touch[]> {
  const page = await openHarshly(browser);
  try {
    await signIn?.(page);
    return await touchControls(page, async () => {
      // Only after a sign-out, because each sign-in adds a row to the sessions of the account page.
      if (signIn && !(await page.evaluate(isSignedIn).catch(() => false))) await signIn(page);
      const visit = () => page.goto(address, { waitUntil: 'load', timeout: 60_000 });
      // A form that the last touch sent may still lead to another page, which has come by then.
      await visit().catch(() => page.waitForTimeout(navigationTakes).then(visit));
      if (signIn) await waitForContent(page);
    });
  } finally {
    await page.context().close();
  }
}

const none: Touch = { control: 'none', duration: 0, longestTask: 0 };

const slowestOf = (touches: readonly Touch[]) =>
  touches.reduce((slowest, touch) => (touch.duration > slowest.duration ? touch : slowest), none);

function cellsOf({ path, touches }: PageResult) {
  const { control, duration } = slowestOf(touches);
  return [
    path,
    touches.length,
    // Chromium reports no interaction below 16 milliseconds.
    ...(duration === 0 ? ['each', 'below 16'] : [control, duration]),
    Math.max(0, ...touches.map(({ longestTask }) => longestTask)),
  ];
}
