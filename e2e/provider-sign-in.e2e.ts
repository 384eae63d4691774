import { readPage } from '@accounting-site/content/pages';
import { appHostBasePath, appHostPaths } from '@accounting-site/contract/call-paths';
import type { Page } from '@playwright/test';
import { loginSchema } from '../apps/site/src/pages/_login/login-words.ts';
import { holdRequests } from './support/hold-requests.ts';
import { addSecondFactor } from './support/second-factor.ts';
import type { SocialSite } from './support/social-site.ts';
import { test as base, expect } from './support/test.ts';
import { watchPage } from './support/watch-page.ts';

const words = readPage('login', loginSchema);
const problems = words.provider_problems;

const test = base.extend({
  baseURL: async ({ social }, use) => use(social.site.url),
});

/** Somebody with an account at the provider, whose address it has verified. */
function addPerson({ provider }: SocialSite, email = `yaw.${provider.people.size}@mail.example`) {
  const subject = `subject-of-${email}`;
  provider.people.set(subject, { email, email_verified: true, name: 'Yaw Mensah' });
  return { subject, email };
}

/** From the sign-in page to the provider, and there as far as its button. */
async function goThrough(page: Page, subject: string, button: 'Continue' | 'Cancel') {
  await page.getByRole('button', { name: 'Google' }).click();
  await page.getByLabel('Account').fill(subject);
  await page.getByRole('button', { name: button }).click();
}

test('a configured company signs in: the browser goes there, comes back and is signed in', async ({
  page,
  social,
}) => {
  const yaw = addPerson(social);
  const problems = await watchPage(page);
  await page.goto('/login');
  await page.getByRole('checkbox', { name: words.remember }).check();
  await goThrough(page, yaw.subject, 'Continue');
  await page.waitForURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: yaw.email })).toBeVisible();
  const cookie = (await page.context().cookies()).find(({ name }) => name === '__Host-refresh');
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(30, 0);
  // The way there and back is within the policy of the pages.
  expect(problems.filter((problem) => problem.includes('policy'))).toEqual([]);
});

test('a company that is pressed before any code has arrived leads there once it has, and Remember me counts', async ({
  page,
  social,
}) => {
  const release = await holdRequests(page);
  await page.goto('/login?next=%2Faccount', { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: words.remember }).check();
  await page.getByRole('button', { name: 'Google' }).click();
  await expect(page).toHaveURL('/login?next=%2Faccount');
  const start = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/login/providers/'),
  );
  release();
  expect((await start).postData()).toBe('remember=on');
  await page.getByLabel('Account').fill(addPerson(social).subject);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('/account');
});

test('one that is not configured says so, by its name', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Google' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Facebook' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Facebook' })).toHaveAccessibleDescription(
    words.provider_unavailable_one.replace('[provider]', 'Facebook'),
  );
});

test('the browser comes back to the page that asked for the sign-in, without Remember me for the session alone', async ({
  page,
  social,
}) => {
  await page.goto('/login?next=%2Faccount');
  await goThrough(page, addPerson(social).subject, 'Continue');
  await page.waitForURL('/account');
  const cookie = (await page.context().cookies()).find(({ name }) => name === '__Host-refresh');
  expect(cookie?.expires).toBe(-1);
});

test('whoever stops there is told so, and the page still knows who asked for the sign-in', async ({
  page,
  social,
}) => {
  await page.goto('/login?next=%2Faccount');
  await goThrough(page, addPerson(social).subject, 'Cancel');
  await expect(page.getByRole('alert')).toHaveText(problems.cancelled);
  await expect(page).toHaveURL('/login?next=%2Faccount');
});

test('the address of an account that is there already signs nobody in', async ({ page, social }) => {
  const ama = await social.site.addAccount({});
  await page.goto('/login');
  await goThrough(page, addPerson(social, ama.email).subject, 'Continue');
  await expect(page.getByRole('alert')).toHaveText(problems['address-taken']);
  await expect(page).toHaveURL('/login');
});

for (const [problem, said] of Object.entries(problems)) {
  test(`coming back with ${problem} says why`, async ({ page }) => {
    await page.goto(`/login#provider-problem=${problem}`);
    await expect(page.getByRole('alert')).toHaveText(said);
    await expect(page).toHaveURL('/login');
  });
}

test('while the session is taken up the page shows a spinner; without one it says that it failed', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/api/api/refresh');
  await page.goto('/login#signed-in');
  const main = page.getByRole('main');
  await expect(main.getByText(words.resuming)).toBeAttached();
  await expect(page.getByLabel(words.email)).toBeHidden();
  release();
  await expect(page.getByRole('alert')).toHaveText(problems.failed);
  await expect(page.getByLabel(words.email)).toBeVisible();
});

test('an account with a second factor is asked for its code', async ({ page, playwright, social }) => {
  const { site } = social;
  const ama = await site.addAccount({});
  const request = await playwright.request.newContext();
  const factor = await addSecondFactor(request, site, ama);
  const { email, password } = ama;
  const asked = await request.post(site.url + appHostBasePath + appHostPaths.login, {
    data: { email, password },
    headers: { origin: site.url },
  });
  const { challenge } = await asked.json();
  await request.dispose();

  await page.goto(`/login#second-factor=${challenge}`);
  await expect(page.getByRole('heading', { name: words.code.heading })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.locator('#code').fill(factor.nextCode());
  await page.getByRole('button', { name: words.code.submit, exact: true }).click();
  await page.waitForURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: email })).toBeVisible();
});
