import { withDeployedSite } from '../support/deployed-site.ts';
import { form, words } from '../support/offline-words.ts';
import {
  keepDemoRequest,
  scriptsOf,
  storedPaths,
  waitForStoredTitle,
  waitForWorker,
  watchFailures,
} from '../support/service-worker.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('visited public pages open offline, personal pages never, and all others show the offline page', async ({
  page,
}) => {
  await withDeployedSite(async (site) => {
    await page.goto(`${site.url}/`);
    await waitForWorker(page);
    await page.goto(`${site.url}/pricing?utm_source=x`);
    await waitForWorker(page);
    await page.goto(`${site.url}/login`);
    await page.goto(`${site.url}/no-such-page`);
    await page.goto(`${site.url}/pricing/`);
    expect((await storedPaths(page, 'pages')).sort()).toEqual(['/', '/pricing']);

    await site.stop();
    const watched = watchFailures(page);
    await page.goto(`${site.url}/pricing`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => scriptsOf(page)).toContainEqual(expect.stringMatching(/\/page\./));
    expect(watched.failures).toEqual([]);

    for (const path of ['/about', '/login']) {
      await page.goto(site.url + path);
      await expect(page.getByText(words.instead.text)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
    }
    await page
      .getByRole('link', { name: /pricing/i })
      .first()
      .click();
    await expect(page).toHaveURL(`${site.url}/pricing`);
    await site.start();
  });
});

test('a deployment never mixes builds: online the new one, offline each page with its own files', async ({
  page,
}) => {
  await withDeployedSite(async (site) => {
    for (const path of ['/', '/pricing']) {
      await page.goto(site.url + path);
      await waitForWorker(page);
    }
    await site.deploy('B');
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await page.goto(`${site.url}/pricing`);
    await expect(page).toHaveTitle(/^B: /);
    await waitForStoredTitle(page, /^B: /);
    await expect.poll(async () => (await scriptsOf(page)).every((path) => path.endsWith('-B.js'))).toBe(true);
    await site.stop();

    const watched = watchFailures(page);
    await page.reload();
    await expect(page).toHaveTitle(/^B: /);
    await expect.poll(async () => (await scriptsOf(page)).length).toBeGreaterThan(1);
    expect((await scriptsOf(page)).filter((path) => !path.endsWith('-B.js'))).toEqual([]);
    await page.goto(`${site.url}/`);
    await expect(page).not.toHaveTitle(/^B: /);
    await expect.poll(async () => (await scriptsOf(page)).length).toBeGreaterThan(1);
    expect((await scriptsOf(page)).filter((path) => path.endsWith('-B.js'))).toEqual([]);
    expect(watched.failures).toEqual([]);
    // No page reloads automatically.
    expect(loads).toHaveLength(3);
  });
});

test('one setting removes the worker and all that it stored, and no page installs it again', async ({
  page,
}) => {
  await withDeployedSite(async (site) => {
    await page.goto(`${site.url}/`);
    await waitForWorker(page);
    await site.restart({ SERVICE_WORKER: 'off' });
    await page.goto(`${site.url}/pricing`);
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    await expect.poll(left).toEqual([0, 0]);
    const idle = page.waitForResponse(/\/_astro\/idle/);
    await page.goto(`${site.url}/about`);
    await idle;
    await expect.poll(left).toEqual([0, 0]);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

    // Unsent input is kept when the rest is removed.
    await keepDemoRequest(page, 'Esi Tetteh', 1);
    await page.goto(`${site.url}/offline`);
    await page.locator('[data-waiting]').getByRole('button', { name: words.waiting.edit }).click();
    const main = page.getByRole('main');
    await main.getByLabel(form.company).click();
    await expect(main.getByLabel(form.name)).toHaveValue('Esi Tetteh');
    await site.stop();
    await expect(page.goto(`${site.url}/pricing`)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  });
});

test('a prefetched page is stored only once it is opened', async ({ page }) => {
  await withDeployedSite(async (site) => {
    await page.goto(`${site.url}/`);
    await waitForWorker(page);
    const link = page.getByRole('link', { name: /pricing/i }).first();
    const ahead = page.waitForResponse(`${site.url}/pricing`);
    await link.hover();
    await page.mouse.down();
    await page.mouse.move(0, 0);
    await page.mouse.up();
    expect((await ahead).status()).toBe(200);
    await (await ahead).finished();
    expect(await storedPaths(page, 'pages')).toEqual(['/']);

    await link.click();
    await expect(page).toHaveURL(`${site.url}/pricing`);
    await expect.poll(async () => (await storedPaths(page, 'pages')).sort()).toEqual(['/', '/pricing']);
  });
});
