import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { readHelpArticles } from '@accounting-site/content/files/help';
import { readPage } from '@accounting-site/content/reading/pages';
import { phoneInvalid } from '@accounting-site/contract/fields/validation-messages';
import type { Page } from '@playwright/test';
import { callMeSchema } from '../../apps/site/src/lib/forms/call-me.ts';
import { withDeployedSite } from '../support/deployed-site.ts';
import { form, words } from '../support/offline-words.ts';
import {
  demoRequestsOf,
  fillDemoRequest,
  leadsOf,
  storedPaths,
  waitForWorker,
} from '../support/service-worker.ts';
import { expect, test } from '../support/test.ts';

const invoice = readHelpArticles().find(({ slug }) => slug === 'create-invoice')?.data.title ?? '';
const call = readPage('call-me', callMeSchema);
test.use({ serviceWorkers: 'allow' });

test('saving help articles shows their size, can be stopped, works offline, and can be undone', async ({
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

    // The network fails at the fourth article: the saved ones are kept.
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

test('a demo request sent without a network is stored in the browser, and sent once when the network is back', async ({
  page,
}) => {
  // As in Safari 15.4.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSStyleSheet'));
  await withDeployedSite(async (site) => {
    await page.goto(`${site.url}/demo-request`);
    await waitForWorker(page);
    const main = page.getByRole('main');
    await fillDemoRequest(main, form, 'Esi Tetteh');
    await expect(main.locator('astro-island[ssr]')).toHaveCount(0);
    await site.stop();
    await main.getByRole('button', { name: form.submit }).click();
    await expect(main.getByRole('heading', { name: form.kept.heading })).toBeFocused();

    // The plain form post of a browser that has not loaded the form's code.
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
    await expect(waiting).toContainText(phoneInvalid);
    await waiting.getByRole('button', { name: words.waiting.edit }).click();
    // Without a touch of the form.
    await expect(main.getByLabel(form.name)).toHaveValue('Kofi Mensah');
    await main.getByLabel(form.phone).fill('024 412 3456');
    await main.getByRole('button', { name: form.submit }).click();
    await expect(main.getByRole('heading', { name: form.sent.heading })).toBeVisible();
    expect(demoRequestsOf(site).sort()).toEqual(['Esi Tetteh', 'Kofi Mensah']);
    await page.goto(`${site.url}/offline`);
    await expect(waiting).toBeHidden();
  });
});

test('a request for a call is stored without a network, and sent once when the network is back', async ({
  page,
}) => {
  const callMe = page.locator('#call-me');
  const fill = async (phone: string) => {
    await callMe.getByLabel(call.name).fill('Esi Tetteh');
    await callMe.getByLabel(call.phone).fill(phone);
  };
  await withDeployedSite(async (site) => {
    await page.goto(`${site.url}/contact`);
    await waitForWorker(page);
    await fill('024 412 3456');
    await expect(callMe.locator('astro-island[ssr]')).toHaveCount(0);
    await site.stop();
    await callMe.getByRole('button', { name: call.submit }).click();
    await expect(callMe.getByRole('heading', { name: form.kept.heading })).toBeFocused();

    // The plain form post of a browser that has not loaded the form's code. The number will be refused.
    await page.reload();
    await fill('024 412');
    await callMe.locator('form').evaluate((element: HTMLFormElement) => element.submit());
    await expect(page).toHaveURL(`${site.url}/offline`);
    await expect(page.locator('[data-waiting]').getByRole('listitem')).toHaveCount(2);

    await site.start();
    await page.goto(`${site.url}/about`);
    await expect(page.locator('.offline-note')).toContainText(words.notes.sent);
    expect(leadsOf(site)).toMatchObject([{ phone_number: '+233244123456', page: '/contact' }]);
    await page.goto(`${site.url}/offline`);
    await page.getByRole('button', { name: words.waiting.edit }).click();
    // Without a touch of the form.
    await expect(callMe.getByLabel(call.phone)).toHaveValue('024 412');
  });
});

/** The layout shifts without user input, with their scores. */
const movesOf = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen: number[] = [];
        new PerformanceObserver((list) => {
          for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
            seen.push(value);
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered before the next frame.
        requestAnimationFrame(() => setTimeout(() => resolve(seen)));
      }),
  );
