import { readFileSync } from 'node:fs';
import { readPlans } from '@accounting-site/content/facts/facts';
import { formatPrice } from '@accounting-site/content/money/money';
import type { Page } from '@playwright/test';
import { mayBeADayOldName } from '../../apps/site/src/lib/offline/offline-names.ts';
import { listBuiltPages } from '../../tools/build-steps/built-site.ts';
import { type DeployedSite, withDeployedSite } from '../support/deployed-site.ts';
import { words } from '../support/offline-words.ts';
import {
  keepDemoRequest,
  scriptsOf,
  storedPaths,
  waitForStoredTitle,
  waitForWorker,
  watchFailures,
} from '../support/service-worker.ts';
import { sumShifts } from '../support/sum-shifts.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const [starter] = readPlans().plans;
if (!starter) throw new Error('There is no plan.');
const price = formatPrice(starter.price);
/** Of the same width, as most changes of a price are. */
const newPrice = price.replace(/\d/, (digit) => `${(Number(digit) % 9) + 1}`);
const firstPrice = (page: Page) => page.getByRole('main').locator('.figures strong:visible').first();

/** Opens pages until the worker has stored them. */
async function store(page: Page, site: DeployedSite, ...paths: string[]) {
  for (const path of paths) {
    await page.goto(site.url + path);
    await waitForWorker(page);
  }
}

/** Opens a page while the network does not respond, until its stored copy is shown. */
async function openSlowly(page: Page, site: DeployedSite, path: string) {
  site.fallSilent();
  await page.goto(site.url + path, { waitUntil: 'commit' });
  await page.evaluate(() => Object.assign(window, { isAsItWasOpened: true }));
}

const note = (page: Page) => page.locator('.offline-note');
const isAsItWasOpened = (page: Page) => page.evaluate(() => 'isAsItWasOpened' in window);

test('a page that may be a day old is shown immediately, and a release is seen on the next navigation', async ({
  page,
}) => {
  await withDeployedSite(async (site) => {
    await store(page, site, '/help/documentation', '/about');
    await site.deploy('B');
    const watched = watchFailures(page);
    await openSlowly(page, site, '/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveTitle(/^B: /);
    site.goOn();
    await waitForStoredTitle(page, /^B: /);
    expect((await scriptsOf(page)).filter((path) => path.endsWith('-B.js'))).toEqual([]);
    await expect(note(page)).toHaveCount(0);
    // No copy of the earlier build is shown any more, of this page or another.
    for (const path of ['/help/documentation', '/about']) {
      await page.goto(site.url + path);
      await expect(page).toHaveTitle(/^B: /);
      await expect.poll(() => scriptsOf(page)).toContainEqual(expect.stringMatching(/-B\.js$/));
      expect((await scriptsOf(page)).filter((path) => !path.endsWith('-B.js'))).toEqual([]);
    }
    expect(watched.failures).toEqual([]);
  });
});

test('a copy older than a day waits for the network, and so does a reload', async ({ page }) => {
  await withDeployedSite(async (site) => {
    await store(page, site, '/about');
    const change = (word: string) => (html: string) => html.replace('<title>', `<title>${word}: `);
    await site.rewrite('about.html', change('Reloaded'));
    await page.reload();
    await expect(page).toHaveTitle(/^Reloaded: /);
    await waitForStoredTitle(page, /^Reloaded: /);

    await page.evaluate(async () => {
      const dayBefore = new Date(Date.now() - 25 * 60 * 60 * 1000).toUTCString();
      for (const name of ['pages', 'saved']) {
        const cache = await caches.open(name);
        for (const key of await cache.keys()) {
          const copy = (await cache.match(key)) as Response;
          const headers = new Headers(copy.headers);
          headers.set('date', dayBefore);
          await cache.put(key, new Response(await copy.text(), { headers }));
        }
      }
    });
    await site.rewrite('about.html', change('Newer'));
    await page.goto(`${site.url}/about`);
    await expect(page).toHaveTitle(/^Newer: /);
  });
});

test('a page that was taken away is shown once more at most', async ({ page }) => {
  await withDeployedSite(async (site) => {
    await store(page, site, '/about');
    await site.rewrite('about.html', () => undefined);
    await page.goto(`${site.url}/about`);
    await expect.poll(() => storedPaths(page, 'pages')).not.toContain('/about');
    expect((await page.goto(`${site.url}/about`))?.status()).toBe(404);
  });
});

test('a price that has changed is updated in place on a slow network, without moving anything, and said', async ({
  page,
}) => {
  await withDeployedSite(async (site) => {
    const shifts = await sumShifts(page);
    await store(page, site, '/pricing');
    await site.rewrite('pricing.html', (html) => html.replaceAll(price, newPrice));
    // While the network answers in time, nothing else is shown.
    await page.goto(`${site.url}/pricing`);
    await expect(firstPrice(page)).toHaveText(newPrice);
    await waitForWorker(page);

    await site.rewrite('pricing.html', (html) => html.replaceAll(newPrice, price));
    await openSlowly(page, site, '/pricing');
    await expect(firstPrice(page)).toHaveText(newPrice);
    site.goOn();
    await expect(firstPrice(page)).toHaveText(price);
    await expect(note(page)).toContainText(words.notes.prices);
    expect(await isAsItWasOpened(page)).toBe(true);
    expect(await shifts()).toBe(0);
    await expect(page.getByRole('main')).not.toContainText(newPrice);
  });
});

test('a note about a form stays until it is closed, and the one about changed prices follows', async ({
  page,
}) => {
  await withDeployedSite(async (site) => {
    await store(page, site, '/pricing');
    // Without an email address, so the site refuses it.
    await keepDemoRequest(page, 'Esi Tetteh', 0);
    await site.rewrite('pricing.html', (html) => html.replaceAll(price, newPrice));
    await openSlowly(page, site, '/pricing');
    await expect(firstPrice(page)).toHaveText(price);
    site.goOn();
    await expect(firstPrice(page)).toHaveText(newPrice);
    await expect(note(page)).toContainText(words.notes.refused);
    await note(page).getByRole('button', { name: words.notes.close }).click();
    await expect(note(page)).toContainText(words.notes.prices);
  });
});

test('other changes of a page with prices are offered, so that nothing moves and no builds are mixed', async ({
  page,
}) => {
  await withDeployedSite(async (site) => {
    const shifts = await sumShifts(page);
    await store(page, site, '/pricing');
    await site.rewrite('pricing.html', (html) =>
      html.replaceAll(price, newPrice).replace('</h1>', '</h1><p>From January</p>'),
    );
    await openSlowly(page, site, '/pricing');
    await expect(firstPrice(page)).toHaveText(price);
    site.goOn();
    await expect(note(page)).toContainText(words.notes.newer);
    await expect(firstPrice(page)).toHaveText(price);
    expect([await isAsItWasOpened(page), await shifts()]).toEqual([true, 0]);
    await note(page).getByRole('link', { name: words.notes.load }).click();
    await expect(firstPrice(page)).toHaveText(newPrice);
    await expect(page.getByText('From January')).toBeVisible();
  });
});

test('pages that may be a day old have no price of a plan, and help, guides, legal texts and tools may', () => {
  const declared = listBuiltPages().filter(({ file }) =>
    readFileSync(file, 'utf8').includes(`name="${mayBeADayOldName}"`),
  );
  const paths = declared.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/about',
      '/terms',
      '/help/article/create-invoice',
      '/resources/tools/vat-calculator',
    ]),
  );
  for (const path of [
    '/',
    '/pricing',
    '/contact',
    '/webinars',
    '/resources/tools/filing-calendar',
    '/help/faqs',
  ])
    expect(paths).not.toContain(path);
  const prices = readPlans().plans.map((plan) => `${formatPrice(plan.price)} ${plan.period}`);
  const priced = declared.filter(({ file }) => {
    const text = readFileSync(file, 'utf8')
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ');
    return prices.some((one) => text.includes(one)) || /data-(date|support)=/.test(text);
  });
  expect(priced.map(({ path }) => path)).toEqual([]);
});
