import { readPage } from '@accounting-site/content/reading/pages';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { appHostPath } from '@accounting-site/contract/endpoints/endpoints';
import type { Page } from '@playwright/test';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { addSecondFactor } from '../support/second-factor.ts';
import type { SocialSite } from '../support/social-site.ts';
import { test as base, expect } from '../support/test.ts';
import { watchPage } from '../support/watch-page.ts';

const words = readPage('login', loginSchema);
const problems = words.provider_problems;

const test = base.extend({
  baseURL: async ({ social }, use) => use(social.site.url),
});

/** A user with an account and a verified email address at the provider. */
function addPerson({ provider }: SocialSite, email = `yaw.${provider.people.size}@mail.example`) {
  const subject = `subject-of-${email}`;
  provider.people.set(subject, { email, email_verified: true, name: 'Yaw Mensah' });
  return { subject, email };
}

const google = (page: Page) => page.getByRole('button', { name: 'Google', disabled: false });

/** Goes from the sign-in page to the provider's page. */
async function goThrough(page: Page, subject: string, button: 'Continue' | 'Cancel') {
  await google(page).click();
  await page.getByLabel('Account').fill(subject);
  await page.getByRole('button', { name: button }).click();
}

/** Begins a trial: the page asks first, and by then the browser has a session at the provider. */
async function signUp(page: Page, subject: string) {
  await goThrough(page, subject, 'Continue');
  await expect(page.getByRole('alert')).toHaveText(problems['no-account']);
  await google(page).click();
}

test('sign-in through a configured provider redirects there and back', async ({ page, social }) => {
  const yaw = addPerson(social);
  const seen = await watchPage(page);
  await page.goto('/login');
  await page.getByRole('checkbox', { name: words.remember }).check();
  await goThrough(page, yaw.subject, 'Continue');
  await expect(page.getByRole('alert')).toHaveText(problems['no-account']);
  await expect(page.getByRole('checkbox', { name: words.remember })).toBeChecked();
  await google(page).click();
  await page.waitForURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: yaw.email })).toBeVisible();
  const cookie = (await page.context().cookies()).find(({ name }) => name === '__Host-refresh');
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(30, 0);
  // All redirects comply with the policy of the pages.
  expect(seen.filter((problem) => problem.includes('policy'))).toEqual([]);
});

test('someone who is still signed in here is signed out before another person goes to the provider', async ({
  page,
  social,
}) => {
  const yaw = addPerson(social);
  await page.goto('/login');
  await signUp(page, yaw.subject);
  await page.waitForURL('/');
  await page.goto('/login');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await google(page).click();
  await expect(page.getByLabel('Account')).toBeVisible();
  const [logout, start] = ([appHostEndpoints.logout, appHostEndpoints.startProvider] as const).map(
    (endpoint) => sent.findIndex((path) => path.startsWith(appHostPath(endpoint).split('/:')[0] ?? '')),
  );
  expect(logout).toBeGreaterThanOrEqual(0);
  expect(start).toBeGreaterThan(logout ?? 0);
});

test('a provider button pressed before its code has loaded works afterwards, with Remember me', async ({
  page,
  social,
}) => {
  const release = await holdRequests(page);
  await page.goto('/login?next=%2Faccount', { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: words.remember }).check();
  await google(page).click();
  await expect(page).toHaveURL('/login?next=%2Faccount');
  const start = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/login/providers/'),
  );
  release();
  expect((await start).postData()).toBe('purpose=sign-in&remember=on&source=&referrer=&campaign=');
  const { subject } = addPerson(social);
  await page.getByLabel('Account').fill(subject);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText(problems['no-account']);
  await google(page).click();
  await page.waitForURL('/account');
});

test('a provider that is not configured shows an error with its name', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Google' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Facebook' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Facebook' })).toHaveAccessibleDescription(
    words.provider_unavailable_one.replace('[provider]', 'Facebook'),
  );
});

test('the browser returns to the page that required the sign-in, with a session cookie if Remember me is off', async ({
  page,
  social,
}) => {
  await page.goto('/login?next=%2Faccount');
  await signUp(page, addPerson(social).subject);
  await page.waitForURL('/account');
  const cookie = (await page.context().cookies()).find(({ name }) => name === '__Host-refresh');
  expect(cookie?.expires).toBe(-1);
});

test('cancelling at the provider shows an error, and keeps the page to return to', async ({
  page,
  social,
}) => {
  await page.goto('/login?next=%2Faccount');
  await goThrough(page, addPerson(social).subject, 'Cancel');
  await expect(page.getByRole('alert')).toHaveText(problems.cancelled);
  await expect(page).toHaveURL('/login?next=%2Faccount');
});

test('an email address that already has an account does not sign in', async ({ page, social }) => {
  const ama = await social.site.addAccount({});
  await page.goto('/login');
  await goThrough(page, addPerson(social, ama.email).subject, 'Continue');
  await expect(page.getByRole('alert')).toHaveText(problems['address-taken']);
  await expect(page).toHaveURL('/login');
});

test('coming back with a problem says why', async ({ page }) => {
  for (const [problem, said] of Object.entries(problems)) {
    // Otherwise only the fragment would change, and the page reads it once.
    await page.goto('about:blank');
    await page.goto(`/login#provider-problem=${problem}`);
    await expect(page.getByRole('alert'), problem).toHaveText(said);
    await expect(page).toHaveURL('/login');
  }
});

test('the page shows a spinner while the session is resumed, and an error if there is none', async ({
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

test('an account with a second factor needs its code', async ({ page, playwright, social }) => {
  const { site } = social;
  const ama = await site.addAccount({});
  const request = await playwright.request.newContext();
  const factor = await addSecondFactor(request, site, ama);
  const { email, password } = ama;
  const asked = await request.post(site.url + appHostPath(appHostEndpoints.login), {
    data: { email, password },
    headers: { origin: site.url },
  });
  const { challenge } = await asked.json();
  await request.dispose();

  await page.goto(`/login#second-factor=${challenge}`);
  await expect(page.getByRole('heading', { name: words.code.heading })).toBeVisible();
  await page.locator('#code').fill(factor.nextCode());
  await page.getByRole('button', { name: words.code.submit, exact: true }).click();
  await page.waitForURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: email })).toBeVisible();
});
