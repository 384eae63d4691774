import { upcomingWebinars } from '@accounting-site/content/files/webinars';
import { readPage, readWords } from '@accounting-site/content/reading/pages';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { demoRequestWordsSchema } from '../../apps/site/src/lib/forms/demo-request.ts';
import { homeSchema } from '../../apps/site/src/pages/_home/home-words.ts';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import { readOfflineWords } from '../../apps/site/src/pages/_offline/offline-words.ts';
import { pricingSchema } from '../../apps/site/src/pages/_pricing/pricing-words.ts';
import { resourcesSchema } from '../../apps/site/src/pages/_resources/resources-words.ts';
import { readWebinarWords } from '../../apps/site/src/pages/_webinar/webinar-words.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { labelOf } from '../support/label-of.ts';
import { pretendOldBrowser } from '../support/old-browser.ts';
import { expect, test } from '../support/test.ts';

const words = readPage('demo-request', demoRequestWordsSchema);
const home = readPage('home', homeSchema);
const login = readPage('login', loginSchema);
const offline = readOfflineWords();
const pricing = readPage('pricing', pricingSchema);
const resources = readPage('resources', resourcesSchema);
const webinar = readWebinarWords();
const tools = readWords('en/tools-index.yaml', z.looseObject({ no_script: z.string() }));

const onePageOfEachKind = [
  '/',
  '/pricing',
  '/solutions/retail',
  '/contact',
  '/careers',
  '/Help%20Center',
  '/help/article/mobile-money',
  '/help/videos',
  '/resources',
  '/resources/templates/invoice',
  '/resources/tools/vat-calculator',
  '/terms',
  '/search',
  '/register',
  '/login',
];

// The page's own policy would refuse the changed style.
test.use({ bypassCSP: true, viewport: { width: 360, height: 740 } });

test.beforeEach(({ page }) => pretendOldBrowser(page));

/** Submits the form of the open page. */
async function askForDemo(page: Page) {
  const main = page.getByRole('main');
  await main.getByLabel(words.name).fill('Esi Tetteh');
  await main.getByLabel(words.email).fill(`esi-${test.info().testId}@example.com`);
  await main.getByRole('button', { name: words.submit }).click();
  await expect(page.getByRole('heading', { name: words.sent.heading })).toBeVisible();
}

// Safari 15.3 on an iPhone 6s: modules, but neither cascade layers nor :has() nor <dialog>.
test('in an old browser pages can be read, links work, and a demo can be requested', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: words.heading })).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf('/pricing') })
    .click();
  await expect(page).toHaveURL('/pricing');
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: home.hero.demo }).click();
  await expect(page).toHaveURL(/\/demo-request\??#storyboard$/);
  await askForDemo(page);
});

test('a request that is sent before its code is loaded is sent when it is', async ({ page }) => {
  const code = await holdRequests(page, '**/_astro/DemoRequestForm*.js');
  await page.goto('/demo-request');
  const main = page.getByRole('main');
  await main.getByLabel(words.name).fill('Esi Tetteh');
  await main.getByLabel(words.email).fill(`esi-${test.info().testId}@example.com`);
  await main.getByRole('button', { name: words.submit }).click();
  code();
  await expect(page.getByRole('heading', { name: words.sent.heading })).toBeVisible();
  await expect(page).toHaveURL('/demo-request');
});

test('a calculator stays when it is used', async ({ page }) => {
  await page.goto('/pricing');
  const submit = page.getByRole('button', { name: pricing.calculator.submit });
  await submit.click();
  await expect(page.locator('astro-island:not([ssr])').filter({ has: submit })).toBeVisible();
});

test('nothing is shown that is not true yet', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel(login.email, { exact: true })).toBeVisible();
  for (const text of [login.ended, login.no_script]) await expect(page.getByText(text)).toBeHidden();
  for (const name of login.providers)
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1);
  await page.goto('/resources');
  await expect(page.getByText(resources.webinars.none)).toBeHidden();
  await page.goto('/pricing');
  await expect(page.getByRole('radio', { name: pricing.billing.monthly })).toBeHidden();
  await page.goto('/offline');
  await expect(page.getByText(offline.looking, { exact: true })).toBeHidden();
  await page.goto('/resources/tools/vat-calculator');
  await expect(page.getByText(tools.no_script)).toBeHidden();
  for (const { id } of upcomingWebinars(new Date())) {
    await page.goto(`/resources/webinars/${id}`);
    await expect(page.getByLabel(webinar.form.name, { exact: true })).toBeVisible();
    await expect(page.getByText(webinar.over.text)).toBeHidden();
  }
});

// KaiOS 2.5, based on Firefox 48: no modules either, so none of our scripts run.
test.describe('without modules', () => {
  test.use({ javaScriptEnabled: false });

  test('pages can be read and never scroll sideways, and a demo can be requested', async ({ page }) => {
    for (const path of onePageOfEachKind) {
      await page.goto(path);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wide, path).toBeLessThanOrEqual(0);
    }
    await page.goto('/demo-request');
    await askForDemo(page);
    await expect(page).toHaveURL('/demo-request/sent');
    await page.goto('/login');
    await expect(page.getByText(login.no_script)).toBeVisible();
    await expect(page.getByRole('main').locator('form:visible')).toHaveCount(0);
  });
});
