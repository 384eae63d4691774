import { readBrand, readClaims, readPlans } from '@accounting-site/content/facts/facts';
import { readTestimonials } from '@accounting-site/content/files/testimonials';
import { formatAmount, formatPrice } from '@accounting-site/content/money/money';
import { readPage } from '@accounting-site/content/reading/pages';
import { isApprovedContent, otherContent } from '@accounting-site/content/testing/approved-content';
import { homeSchema } from '../../apps/site/src/pages/_home/home-words.ts';
import { expect, test } from '../support/test.ts';

const words = readPage('home', homeSchema);

test('the home page says what the product is and how to start', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.heading);
  await expect(page.getByText(words.hero.badge)).toBeVisible();
  await expect(page.getByRole('link', { name: words.hero.trial }).first()).toHaveAttribute(
    'href',
    '/register',
  );
  await expect(page.getByRole('button', { name: words.hero.demo })).toBeVisible();
});

test('/features is the same page with / as its canonical URL', async ({ page, server }) => {
  await page.goto('/features');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.heading);
  const canonical = page.locator('link[rel=canonical]');
  await page.goto('/');
  const home = await canonical.getAttribute('href');
  await page.goto(`${server.url}/features`);
  await expect(canonical).toHaveAttribute('href', home ?? '');
});

test('each of the three sentences of the headline has a line of its own', async ({ page }) => {
  // biome-ignore lint/suspicious/noSkippedTests: an owner may write another headline
  test.skip(!isApprovedContent, otherContent);
  for (const path of ['/', '/fr']) {
    await page.goto(path);
    for (const width of [320, 360, 480, 768, 960, 1024, 1152, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        return heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight);
      });
      expect.soft(Math.round(lines), `${path} at ${width} px`).toBe(3);
    }
  }
});

test('on a phone, what the product does takes at most one and a half screens', async ({ page }) => {
  // biome-ignore lint/suspicious/noSkippedTests: an owner may describe more
  test.skip(!isApprovedContent, otherContent);
  const screen = { width: 360, height: 800 };
  await page.setViewportSize(screen);
  for (const path of ['/', '/fr']) {
    await page.goto(path);
    const { height = 0 } = (await page.locator('#features').boundingBox()) ?? {};
    expect(height).toBeGreaterThan(0);
    expect(height).toBeLessThanOrEqual(1.5 * screen.height);
  }
});

test('the sections #features, #deployment and #testimonials exist as link targets', async ({ page }) => {
  for (const anchor of ['features', 'deployment', 'testimonials']) {
    // So that the page is opened there, not scrolled to.
    await page.goto('about:blank');
    await page.goto(`/#${anchor}`);
    await expect(page.locator(`section#${anchor}`)).toBeInViewport();
  }
});

test('both ways to run the product show their price and a link to start', async ({ page }) => {
  await page.goto('/');
  const { cloud, self_hosted } = readPlans().deployments;
  for (const deployment of [cloud, self_hosted]) {
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: deployment.name }) });
    await expect(card).toContainText(formatPrice(deployment.price));
    await expect(card).toContainText(deployment.period);
    await expect(card.getByRole('link')).toHaveAttribute('href', /^\/(register|contact\?plan=self-hosted)$/);
  }
});

test('a price slip shows the lowest price of the price list and links to the prices', async ({ page }) => {
  await page.goto('/');
  const { trial, deployments } = readPlans();
  const deployment = page.locator('#deployment');
  await expect(deployment).toContainText(String(trial.days));
  await expect(deployment).toContainText(formatAmount(deployments.cloud.price));
  const link = deployment.getByRole('link', { name: words.deployment.slip.link });
  await expect(link).toHaveAttribute('href', '/pricing');
});

test('the advertised numbers and the quotes are shown, samples marked as such', async ({ page }) => {
  await page.goto('/');
  for (const stat of readClaims().stats)
    await expect(page.getByText(stat.value, { exact: true })).toBeVisible();
  const quotes = page.locator('#testimonials').getByRole('listitem');
  const said = readTestimonials();
  await expect(quotes).toHaveCount(said.length);
  for (const { quote } of said) await expect(quotes.filter({ hasText: quote })).toBeVisible();
  await expect(page.getByText(words.testimonials.sample_note)).toHaveCount(
    said.some(({ sample }) => sample) ? 1 : 0,
  );
});

test('the footer shows the current year, the name and all rights reserved', async ({ page }) => {
  await page.goto('/');
  const { name, copyright } = readBrand();
  const year = new Date().getFullYear();
  await expect(page.getByRole('contentinfo')).toContainText(`© ${year} ${name}. ${copyright}.`);
});

test('a page built in an earlier year shows the current year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-02-03T10:00:00Z'));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});
