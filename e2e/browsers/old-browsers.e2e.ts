import { readPage } from '@accounting-site/content/reading/pages';
import type { Page } from '@playwright/test';
import { demoRequestWordsSchema } from '../../apps/site/src/pages/_demo-request/demo-request-words.ts';
import { homeSchema } from '../../apps/site/src/pages/_home/home-words.ts';
import { labelOf } from '../support/label-of.ts';
import { pretendOldBrowser } from '../support/old-browser.ts';
import { expect, test } from '../support/test.ts';

const words = readPage('demo-request', demoRequestWordsSchema);
const home = readPage('home', homeSchema);

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
  });
});
