import { readDocumentationWords } from '@accounting-site/content/files/documentation';
import { readHelpArticle } from '@accounting-site/content/files/help';
import { readGuidesWords } from '@accounting-site/content/files/resources';
import { readPage } from '@accounting-site/content/reading/pages';
import { readTemplatesWords } from '../../apps/site/src/lib/pages/templates-words.ts';
import { readSearchWords } from '../../apps/site/src/lib/search/search-words.ts';
import { readHelpCenterWords, readMobileHelpWords } from '../../apps/site/src/pages/_help/help-words.ts';
import { pricingSchema } from '../../apps/site/src/pages/_pricing/pricing-words.ts';
import { resourcesSchema } from '../../apps/site/src/pages/_resources/resources-words.ts';
import { readNotFoundWords } from '../../apps/site/src/pages/_status/not-found-words.ts';
import { readToolsIndex } from '../../apps/site/src/pages/_tools/tools-words.ts';
import { inFrench } from '../support/french.ts';
import { expect, test } from '../support/same-window.ts';

const pricing = {
  en: readPage('pricing', pricingSchema),
  fr: inFrench(() => readPage('pricing', pricingSchema)),
};
const notFound = inFrench(readNotFoundWords);
const linkingArticles = [
  ['/fr/resources', inFrench(() => readPage('resources', resourcesSchema)).hero.heading],
  ['/fr/help/mobile', inFrench(readMobileHelpWords).heading],
  ['/fr/Help Center', inFrench(readHelpCenterWords).heading],
  ['/fr/help/documentation', inFrench(readDocumentationWords).heading],
  ['/fr/search', inFrench(readSearchWords).heading],
  ['/fr/resources/guides', inFrench(readGuidesWords).heading],
  ['/fr/resources/tools', inFrench(readToolsIndex).heading],
  ['/fr/resources/templates', inFrench(readTemplatesWords).heading],
] as const;

test('the switch in the footer leads to the same page in the other language, and back', async ({ page }) => {
  await page.goto('/fr/pricing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pricing.fr.hero.heading);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pricing.en.hero.heading);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/pricing');
});

test('the header of a French page leads to French pages', async ({ page }) => {
  await page.goto('/fr');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/fr');
  for (const link of await page.getByRole('banner').getByRole('navigation').getByRole('link').all())
    expect(await link.getAttribute('href')).toMatch(/^\/fr(\/|$|#)/);
});

for (const [path, heading] of linkingArticles) {
  test(`${path}, which only links articles in English, is in French`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('a French list and French search results say which of their entries are in English', async ({
  page,
}) => {
  const { title } = readHelpArticle('create-invoice').data;
  await page.goto('/fr/help/documentation');
  await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveAttribute('lang', 'en-GH');
  await page.goto('/fr/search?q=create+invoice');
  await expect(page.getByRole('link', { name: title }).first()).toHaveAttribute('lang', 'en-GH');
  await page.goto('/fr/search?q=tarif');
  const pricingPage = page.getByRole('main').getByRole('link', { name: pricing.fr.head.title }).first();
  await expect(pricingPage).not.toHaveAttribute('lang');
});

test('the last suggestion of a French search leads to all French results', async ({ page }) => {
  await page.goto('/fr/resources');
  await page.getByRole('main').getByRole('combobox').fill('facture');
  await expect(page.getByRole('option').last()).toHaveAttribute('href', '/fr/search?q=facture');
});

for (const width of [1088, 1216, 1280, 1920]) {
  test(`the header in French is as wide as in English at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const bar = page.getByRole('banner');
    const endOf = async (path: string) => {
      await page.goto(path);
      const { x, width: wide } = (await bar.getByRole('link').last().boundingBox()) ?? { x: 0, width: 0 };
      return [x + wide, (await bar.boundingBox())?.height];
    };
    expect(await endOf('/fr')).toEqual(await endOf('/'));
  });
}

test('both pages name each other for search engines, and so does the sitemap', async ({ page, request }) => {
  const expected = { 'en-GH': '/pricing', fr: '/fr/pricing', 'x-default': '/pricing' };
  for (const path of ['/pricing', '/fr/pricing']) {
    await page.goto(path);
    const links = await page
      .locator('link[hreflang]')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
    expect(Object.fromEntries(links.map(([tag, href]) => [tag, new URL(href ?? '').pathname]))).toEqual(
      expected,
    );
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const entries = sitemap.split('<url>').filter((entry) => /<loc>[^<]*\/pricing<\/loc>/.test(entry));
  expect(entries).toHaveLength(2);
  for (const entry of entries)
    for (const [tag, href] of Object.entries(expected))
      expect(entry).toMatch(new RegExp(`hreflang="${tag}" href="https?://[^/"]+${href}"`));
});

test('an unknown address below /fr shows the French page with status 404', async ({ page }) => {
  const answer = await page.goto('/fr/keine');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.heading);
  await expect(page.getByRole('main').getByRole('link', { name: notFound.home })).toHaveAttribute(
    'href',
    '/fr',
  );
  const unknown = await page.goto('/keine');
  expect(unknown?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GH');
});

test('other spellings of French addresses redirect permanently', async ({ request }) => {
  for (const [spelling, address] of [
    ['/fr/', '/fr'],
    ['/FR', '/fr'],
    ['/fr.html', '/fr'],
    ['/fr/Pricing', '/fr/pricing'],
    ['/fr/pricing/', '/fr/pricing'],
  ] as const) {
    const answer = await request.get(spelling, { maxRedirects: 0 });
    expect.soft(answer.status(), spelling).toBe(308);
    expect.soft(answer.headers().location, spelling).toBe(address);
  }
});
