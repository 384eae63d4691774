import { readPage } from '@accounting-site/content/reading/pages';
import { phoneInvalid } from '@accounting-site/contract/fields/validation-messages';
import type { Page } from '@playwright/test';
import { callMeSchema } from '../../apps/site/src/lib/forms/call-me.ts';
import { demoRequestWordsSchema } from '../../apps/site/src/lib/forms/demo-request.ts';
import { findOverflow } from '../support/find-overflow.ts';
import { leadsOf } from '../support/service-worker.ts';
import { expect, test } from '../support/test.ts';

const words = readPage('call-me', callMeSchema);
const demo = readPage('demo-request', demoRequestWordsSchema);
const pages = ['/', '/pricing', '/contact'];
const callMe = (page: Page) => page.locator('#call-me');

// A network of its own, because one may send thirty requests in an hour.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '2001:db8:1::1' } });

async function fill(page: Page, phone: string) {
  await callMe(page).getByLabel(words.name).fill('Esi Tetteh');
  await callMe(page).getByLabel(words.phone).fill(phone);
}

const send = (page: Page) => callMe(page).getByRole('button', { name: words.submit }).click();

test('people without email find the form beside a demo request and below articles', async ({ page }) => {
  for (const path of ['/demo-request', '/help/article/create-invoice']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: words.link }).click();
    await expect(callMe(page).getByRole('heading', { name: words.heading })).toBeInViewport();
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a name and a phone number are stored from each page with the form', async ({ page, server }) => {
      // Numbers of this test alone.
      const digits = javaScriptEnabled ? '24412345' : '24412346';
      for (const [at, path] of pages.entries()) {
        await page.goto(path);
        await fill(page, `0${digits}${at}`);
        await send(page);
        await expect(page.getByRole('heading', { name: words.sent.heading })).toBeVisible();
      }
      const stored = leadsOf(server).filter(({ phone }) => String(phone).startsWith(`0${digits}`));
      expect(stored).toMatchObject(
        pages.map((path, at) => ({ kind: 'call', page: path, phone_number: `+233${digits}${at}` })),
      );
    });

    test('a wrong number is explained, and what was typed is still there', async ({ page }) => {
      await page.goto('/contact');
      await fill(page, '024 412');
      await send(page);
      await expect(page.getByRole('alert')).toContainText(phoneInvalid);
      await expect(page.getByText(words.phone_help)).toBeVisible();
      await expect(page.getByLabel(words.phone)).toHaveValue('024 412');
    });

    test('a demo request says which campaign, page, button and plan it came from', async ({
      page,
      server,
    }) => {
      await page.goto('/?utm_source=facebook&utm_campaign=harmattan&gclid=secret');
      if (javaScriptEnabled) await waitForIdleScript(page);
      const link = page.locator('main a[href="/contact?plan=self-hosted"]');
      const button = (await link.first().textContent())?.trim();
      await page.goto('/pricing');
      await page.goto('/');
      if (javaScriptEnabled) await waitForIdleScript(page);
      await link.first().click();
      const form = page.locator('#request');
      const email = `from.campaign.${javaScriptEnabled}@example.com`;
      await form.getByLabel(demo.name).fill('Esi Tetteh');
      await form.getByLabel(demo.email).fill(email);
      await form.getByRole('button').first().click();
      await expect(page.getByRole('heading', { name: demo.sent.heading })).toBeVisible();
      expect(leadsOf(server).filter((lead) => lead.email === email)).toMatchObject([
        {
          ...{ kind: 'self-hosting', plan: 'self-hosted', page: '/contact', referrer: '' },
          ...(javaScriptEnabled
            ? { source: 'facebook', medium: 'paid', campaign: 'harmattan', first_page: '/', button }
            : { source: '', medium: '', campaign: '', first_page: '', button: '' }),
        },
      ]);
    });

    // With JavaScript the sweep of all pages checks this.
    if (!javaScriptEnabled)
      test('the form fits on the narrowest phones', async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        for (const path of pages) {
          await page.goto(path);
          expect.soft(await findOverflow(page), path).toEqual([]);
        }
      });
  });
}

const waitForIdleScript = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/idle-/.test(name)),
  );

test('a page that was stored without a plan sends the one of its address', async ({ page, server }) => {
  const email = 'with.plan@example.com';
  await page.goto('/demo-request?plan=annually');
  const main = page.getByRole('main');
  await main.getByLabel(demo.name).fill('Esi Tetteh');
  await main.getByLabel(demo.email).fill(email);
  await main.getByRole('button', { name: demo.submit }).click();
  await expect(main.getByRole('heading', { name: demo.sent.heading })).toBeVisible();
  expect(leadsOf(server).filter((lead) => lead.email === email)).toMatchObject([
    { kind: 'demo', plan: 'annually', page: '/demo-request' },
  ]);
});

test('a request is stored once after a double click and a lost response', async ({ page, server }) => {
  let lost = 1;
  await page.route('**/api/site/call-requests', async (route) => {
    const response = await route.fetch();
    await (lost-- > 0 ? route.abort() : route.fulfill({ response }));
  });
  await page.goto('/pricing');
  await fill(page, '024 412 3470');
  await callMe(page).getByRole('button', { name: words.submit }).dblclick();
  await expect(callMe(page).getByRole('alert')).toContainText(demo.failures.network);
  await send(page);
  await expect(callMe(page).getByRole('heading', { name: words.sent.heading })).toBeFocused();
  expect(leadsOf(server).filter(({ phone }) => phone === '024 412 3470')).toHaveLength(1);
});

test('what is typed survives a closed tab', async ({ page, context }) => {
  await page.goto('/contact');
  await fill(page, '024 412 3456');
  await expect(callMe(page).locator('astro-island[ssr]')).toHaveCount(0);
  await callMe(page).getByLabel(words.best_time).fill('After five');
  await page.close();
  const tab = await context.newPage();
  await tab.goto('/');
  await callMe(tab).getByLabel(words.name).focus();
  await expect(callMe(tab).getByLabel(words.phone)).toHaveValue('024 412 3456');
  await expect(callMe(tab).getByLabel(words.best_time)).toHaveValue('After five');
});
