import { readHelpArticles } from '@accounting-site/content/help';
import type { Page } from '@playwright/test';
import { fillSlots } from '../apps/site/src/lib/fill-slots.ts';
import { withDeployedSite } from './support/deployed-site.ts';
import { form, words } from './support/offline-words.ts';
import { demoRequestsOf, fillDemoRequest, storedPaths, waitForWorker } from './support/service-worker.ts';
import { expect, test } from './support/test.ts';

const invoice = readHelpArticles().find(({ slug }) => slug === 'create-invoice')?.data.title ?? '';
test.use({ serviceWorkers: 'allow' });

test('help articles are saved with their size said, stopped, read without a network, and taken away', async ({
  page,
}) => {
  await withDeployedSite(async (site) => {
    await page.goto(`${site.url}/help/documentation`);
    await waitForWorker(page);
    await page.getByRole('link', { name: /offline/ }).click();
    const part = page.getByRole('region', { name: words.save.heading });
    await expect(part).toContainText(/All \d+ help articles, about \d+\sKB/);
    expect(await movesOf(page)).toEqual([]);
    const count = /All (\d+)/.exec((await part.textContent()) ?? '')?.[1] ?? '';

    // The network dies at the fourth: what is there stays.
    let left = 4;
    await page.route('**/help/article/*', async (route) => {
      left -= 1;
      await (left > 0 ? route.continue() : route.abort());
    });
    await part.getByRole('button', { name: words.save.start }).click();
    await expect(part.getByRole('status')).toHaveText(fillSlots(words.save.failed, { done: '3', count }));
    await expect(part.getByRole('button', { name: words.save.rest })).toBeFocused();
    await page.unroute('**/help/article/*');
    await part.getByRole('button', { name: words.save.rest }).click();
    await expect(part.getByRole('status')).toHaveText(fillSlots(words.save.complete, { count }));
    await expect(part).toBeFocused();

    await site.stop();
    await page.reload();
    const stored = page.locator('[data-stored]');
    await expect(stored.getByRole('link')).toHaveCount(Number(count) + 1);
    await stored.getByRole('link', { name: invoice }).click();
    await expect(page).toHaveURL(`${site.url}/help/article/create-invoice`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(invoice);
    await expect(page.locator('.offline-note')).toContainText(words.notes.copy.split('[day]')[0] ?? '');
    await page.goBack();
    await part.getByRole('button', { name: words.save.remove }).click();
    await expect(part.getByRole('status')).toHaveText(words.save.removed);
    expect(await storedPaths(page, 'saved')).toEqual(['/offline']);
    await site.start();
  });
});

test('a demo request that is sent without a network waits on the phone, and is sent once when it is back', async ({
  page,
}) => {
  await withDeployedSite(async (site) => {
    await page.goto(`${site.url}/demo-request`);
    await waitForWorker(page);
    const main = page.getByRole('main');
    await fillDemoRequest(main, form, 'Esi Tetteh');
    await expect(main.locator('astro-island[ssr]')).toHaveCount(0);
    await site.stop();
    await main.getByRole('button', { name: form.submit }).click();
    await expect(main.getByRole('heading', { name: form.kept.heading })).toBeFocused();

    // As it is posted where its code is not on the phone.
    await page.reload();
    await fillDemoRequest(main, form, 'Kofi Mensah', 'ring me');
    await main.locator('form').evaluate((element: HTMLFormElement) => element.submit());
    await expect(page).toHaveURL(`${site.url}/offline`);
    const waiting = page.locator('[data-waiting]');
    await expect(waiting.getByRole('listitem')).toHaveCount(2);

    await site.start();
    await page.goto(`${site.url}/about`);
    await expect(page.locator('.offline-note')).toContainText(words.notes.sent);
    expect(demoRequestsOf(site)).toEqual(['Esi Tetteh']);
    await page.goto(`${site.url}/pricing`);
    await page.locator('.offline-note').getByRole('link', { name: words.notes.look }).click();
    await expect(waiting).toContainText('Please enter a valid phone number');
    await waiting.getByRole('button', { name: words.waiting.mend }).click();
    await main.getByLabel(form.company).click();
    await expect(main.getByLabel(form.name)).toHaveValue('Kofi Mensah');
    await main.getByLabel(form.phone).fill('024 412 3456');
    await main.getByRole('button', { name: form.submit }).click();
    await expect(main.getByRole('heading', { name: form.sent.heading })).toBeVisible();
    expect(demoRequestsOf(site).sort()).toEqual(['Esi Tetteh', 'Kofi Mensah']);
    await page.goto(`${site.url}/offline`);
    await expect(waiting).toBeHidden();
  });
});

/** What moved on the page without a touch, and how far it counts. */
const movesOf = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen: number[] = [];
        new PerformanceObserver((list) => {
          for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
            seen.push(value);
        }).observe({ type: 'layout-shift', buffered: true });
        // What is buffered is told before the next picture.
        requestAnimationFrame(() => setTimeout(() => resolve(seen)));
      }),
  );
