import { readPlans } from '@accounting-site/content/facts/facts';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { readPage, readWords } from '@accounting-site/content/reading/pages';
import { sectionIds } from '../../apps/site/src/islands/account-page/section-ids.ts';
import { frameSchema } from '../../apps/site/src/layouts/_parts/frame-words.ts';
import { contactSchema } from '../../apps/site/src/pages/_contact/contact-words.ts';
import { beginTrial, letProofsPass, openAccount, section, setPlan, words } from '../support/account-page.ts';
import { findFaults } from '../support/find-faults.ts';
import { findOverflow } from '../support/find-overflow.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { watchPage } from '../support/watch-page.ts';

const { header } = readWords('en/frame.yaml', frameSchema);
const contact = readPage('contact', contactSchema);
const { security } = words;
const day = 24 * 60 * 60 * 1000;

test('the page of an existing business opens without errors', async ({ page, account }) => {
  const problems = await watchPage(page);
  await openAccount(page, account);
  await expect(page.getByRole('main').getByText(account.email).first()).toBeVisible();
  for (const name of ['alerts', 'import', 'profile', 'security', 'sessions', 'data'] as const) {
    await expect(section(page, name)).toBeVisible();
  }
  await expect(page.getByText(words.trial.heading)).toHaveCount(0);
  await expect(page.getByText(words.plan.heading)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('a trial shows how long it lasts and what follows, and links to the order of each plan', async ({
  page,
  server,
}) => {
  const owner = await server.addAccount({});
  const end = Date.now() + 5 * day;
  beginTrial(server, owner, end);
  await openAccount(page, owner);
  const notice = page.getByRole('region', { name: words.trial.heading });
  await expect(notice).toContainText('in 5 days');
  await expect(notice).toContainText(words.trial.afterwards);
  await expect(notice).toContainText(`${new Date(end).getUTCDate()} `);

  beginTrial(server, owner, Date.now() - day);
  await page.reload();
  await expect(notice).toContainText(words.trial.over.replace('[day].', ''));
  await expect(notice).toContainText(words.trial.over_afterwards);
  await expect(notice.getByRole('link', { name: words.plan.call })).toHaveAttribute('href', /^tel:/);

  const [plan] = readPlans().plans;
  await notice.getByRole('link', { name: fillSlots(words.trial.order, { plan: `${plan?.name}` }) }).click();
  await expect(page.getByRole('main')).toContainText(`${plan?.name}, `);
  await expect(page.getByRole('button', { name: contact.request.submit })).toBeVisible();
});

test('a business that pays sees its plan', async ({ page, server }) => {
  const owner = await server.addAccount({});
  setPlan(server, owner, readPlans().plans[0]?.id ?? '');
  await openAccount(page, owner);
  const card = page.getByRole('region', { name: words.plan.heading });
  await expect(card).toContainText(readPlans().plans[0]?.name ?? '');
  await expect(card).toContainText(words.plan.change);
});

test('an account that fails to load shows an error and a retry button, and the stock is still shown', async ({
  page,
  account,
}) => {
  await beSignedIn(page, account);
  await page.route('**/api/api/account', (route) => route.abort());
  await page.goto('/account');
  await expect(page.getByRole('alert')).toContainText(words.account.failed);
  await expect(section(page, 'alerts').getByLabel(words.threshold.label)).toBeVisible();
  await page.unroute('**/api/api/account');
  await page.getByRole('button', { name: words.account.retry }).click();
  await expect(section(page, 'profile')).toBeVisible();
});

test('a link scrolls to its section, even before the section has loaded', async ({ page, account }) => {
  await beSignedIn(page, account);
  await page.goto(`/account#${sectionIds.sessions}`);
  await expect(section(page, 'sessions').getByRole('heading')).toBeInViewport();
  const navigation = page.getByRole('navigation', { name: words.navigation });
  await navigation.getByRole('link', { name: words.profile.heading }).click();
  await expect(section(page, 'profile').getByRole('heading').first()).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 800 });
  await navigation.getByRole('link', { name: words.sessions.heading }).click();
  await expect(section(page, 'sessions').getByRole('heading')).toBeInViewport();
});

test('signing out shows what a visitor without a session sees', async ({ page, account }) => {
  await openAccount(page, account);
  await page.getByRole('banner').getByRole('button', { name: header.logout }).click();
  await expect(page.getByText(words.signed_out.text)).toBeVisible();
  await expect(section(page, 'profile')).toHaveCount(0);
});

test('the page never scrolls sideways, even with the app setup and a file preview open', async ({
  page,
  server,
}) => {
  await openAccount(page, await server.addAccount({ email: `${'long.'.repeat(20)}address@example.com` }));
  await page.getByRole('button', { name: security.authenticator.add }).click();
  await section(page, 'data').getByRole('button', { name: words.data.delete.begin }).click();
  await page.getByLabel(words.import.file).setInputFiles({
    name: 'a-list-with-a-rather-long-name-that-somebody-gave-it-in-november.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `name,sku,unit,quantity,price\n${'Supercalifragilistic '.repeat(5)},${'SKU'.repeat(20)},carton,123456,99999.99\n`,
    ),
  });
  await expect(page.getByText(words.import.counts.added.one)).toBeVisible();
  await page.getByRole('button', { name: /^Save 1/ }).click();
  await expect(page.getByText(words.import.saved.split('[changes]')[1] ?? '')).toBeVisible();
  await page.getByText(`${words.alerts.all} (1)`).click();
  for (const width of [320, 360, 414, 600, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
  }
});

test.describe('accessibility', () => {
  // axe is not part of the page, so the page's policy is lifted for it.
  test.use({ bypassCSP: true });

  test('the page and its dialogs have no accessibility faults', async ({ page, server }) => {
    const owner = await server.addAccount({});
    beginTrial(server, owner, Date.now() + 5 * day);
    await openAccount(page, owner);
    expect.soft(await findFaults(page), 'as it opens').toEqual([]);

    await page.getByRole('button', { name: security.authenticator.add }).click();
    await expect(page.getByRole('img', { name: security.authenticator.picture })).toBeVisible();
    await page.getByLabel(words.import.file).setInputFiles({
      name: 'stock.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('name,sku,unit,quantity,price\nRice,RICE,bag,5,95\nSugar,SUGAR,bag,many,17\n'),
    });
    await expect(page.getByRole('table', { name: words.import.errors })).toBeVisible();
    await section(page, 'data').getByRole('button', { name: words.data.delete.begin }).click();
    await page.getByRole('button', { name: words.profile.email.save }).click();
    expect.soft(await findFaults(page), 'with everything open').toEqual([]);

    letProofsPass(server);
    await page.getByLabel(words.profile.email.label, { exact: true }).fill('another@shop.example');
    await page.getByRole('button', { name: words.profile.email.save }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await findFaults(page), 'with its dialog').toEqual([]);
  });
});
