import { readPayments } from '@accounting-site/content/facts/facts';
import { readPage } from '@accounting-site/content/reading/pages';
import { integrationsSchema } from '../../apps/site/src/pages/_integrations/integrations-words.ts';
import { readPictures } from '../../apps/site/src/sections/ProductPictures/read-pictures.ts';
import { expect, test } from '../support/same-window.ts';

const words = readPage('integrations', integrationsSchema);
const payments = readPayments();
const pictures = readPictures();

test.beforeEach(({ page }) => page.goto('/integrations'));

test('the page explains and shows how payments arrive', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.heading);
  await expect(page.getByRole('img', { name: pictures.payments.description })).toBeVisible();
  await page.getByRole('link', { name: words.hero.how }).click();
  await expect(page.getByRole('heading', { name: words.steps.heading })).toBeInViewport();
});

for (const { id, name, route } of payments.methods) {
  test(`${id} links to its own sign-up page`, async ({ page }) => {
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
    const link = card.getByRole('link');
    await expect(link).toHaveAttribute('href', route);
    await link.click();
    await expect(page).toHaveURL(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test("mobile money lists the three networks and shows the customer's view", async ({ page }) => {
  const mobileMoney = payments.methods.find(({ id }) => id === 'mobile-money');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: mobileMoney?.name ?? '' }) });
  for (const { network, service } of payments.mobile_money) {
    await expect(card.getByRole('term').filter({ hasText: new RegExp(`^${network}$`) })).toBeVisible();
    await expect(card.getByRole('definition').filter({ hasText: service })).toBeVisible();
  }
  await expect(card.getByRole('img', { name: pictures.mobile_money.description })).toBeVisible();
});

test('benefits, three steps and the supported networks are shown', async ({ page }) => {
  for (const benefit of words.benefits.items) {
    await expect(page.getByRole('heading', { name: benefit.title })).toBeVisible();
    await expect(page.getByText(benefit.text)).toBeVisible();
  }
  const steps = page.getByRole('region', { name: words.steps.heading }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  for (const [at, step] of words.steps.items.entries()) {
    await expect(steps.nth(at)).toContainText(step.title);
    await expect(steps.nth(at)).toContainText(step.text);
  }
  const networks = page.getByRole('region', { name: words.networks.heading }).getByRole('listitem');
  const others = payments.methods.filter(({ id }) => id !== 'mobile-money').map(({ name }) => name);
  await expect(networks).toHaveText([...payments.mobile_money.map(({ service }) => service), ...others]);
});

test('the steps link to the full setup, and the banner to a trial', async ({ page }) => {
  await expect(page.getByRole('link', { name: words.closing.trial }).last()).toHaveAttribute(
    'href',
    '/register',
  );
  await page.getByRole('link', { name: words.steps.help }).click();
  await expect(page).toHaveURL('/help/article/mobile-money');
});
