import { readContact } from '@accounting-site/content/facts/facts';
import { readPage, readWords } from '@accounting-site/content/reading/pages';
import type { Page } from '@playwright/test';
import { frameSchema } from '../../apps/site/src/layouts/_parts/frame-words.ts';
import { readPasswordFieldWords } from '../../apps/site/src/lib/password-field/password-field-words.ts';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import { disableAccount } from '../support/account-page.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const words = readPage('login', loginSchema);
const passwordField = readPasswordFieldWords();
const { header } = readWords('en/frame.yaml', frameSchema);
const email = (page: Page) => page.getByLabel(words.email);
const password = (page: Page) => page.getByLabel(words.password, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: words.submit, exact: true });

test('the page has all elements of the specification', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
  await expect(email(page)).toBeVisible();
  await expect(password(page)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: words.remember })).not.toBeChecked();
  await expect(page.getByRole('link', { name: words.forgot })).toHaveAttribute('href', '/forgot-password');
  await expect(page.getByText(words.or)).toBeVisible();
  await expect(page.getByText(words.no_account)).toBeVisible();
  await expect(page.getByRole('link', { name: words.trial })).toHaveAttribute('href', '/register');
});

test('Google and Facebook are disabled and say that they are not available yet', async ({ page }) => {
  await page.goto('/login');
  for (const provider of words.providers) {
    const button = page.getByRole('button', { name: provider });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(words.provider_unavailable);
  }
});

test('an empty form shows what is required under each field and sends nothing', async ({ page }) => {
  const calls = countLogins(page);
  await page.goto('/login');
  await submit(page).click();
  await expect(email(page)).toHaveAccessibleDescription('Email is required');
  await expect(password(page)).toHaveAccessibleDescription('Password is required');
  await expect(email(page)).toBeFocused();
  expect(calls()).toBe(0);
});

test('an invalid email address shows an error and sends nothing', async ({ page }) => {
  const calls = countLogins(page);
  await page.goto('/login');
  await email(page).fill('ama@shop');
  await password(page).fill('something');
  await submit(page).click();
  await expect(email(page)).toHaveAccessibleDescription('Please enter a valid email');
  await expect(password(page)).not.toHaveAttribute('aria-invalid');
  expect(calls()).toBe(0);
});

test('a wrong password shows the form error and keeps the input', async ({ page, account }) => {
  await page.goto('/login');
  await email(page).fill(account.email);
  await password(page).fill('not the password');
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await expect(email(page)).toHaveValue(account.email);
  await expect(password(page)).toBeFocused();
});

test('the password of a disabled account shows whom to call, in French too', async ({ page, server }) => {
  const account = await server.addAccount({});
  disableAccount(server, account);
  for (const [path, phrase] of [
    ['/login', words.provider_problems.disabled],
    ['/fr/login', 'Ce compte ne peut pas se connecter pour le moment.'],
  ] as const) {
    await page.goto(path);
    await page.locator('#email').fill(account.email);
    await page.locator('#password').fill(account.password);
    await page.locator('#password').press('Enter');
    await expect(page.getByRole('alert')).toContainText(phrase);
  }
});

test('while busy the button says so and cannot be pressed again', async ({ page, account }) => {
  const release = await holdRequests(page, '**/api/api/login');
  const calls = countLogins(page);
  await page.goto('/login');
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await submit(page).click();
  const busy = page.getByRole('button', { name: words.busy });
  await expect(busy).toBeDisabled();
  await password(page).press('Enter');
  release();
  await page.waitForURL('/');
  expect(calls()).toBe(1);
});

test('a correct password redirects to / with the email address and Logout in the header', async ({
  page,
  account,
}) => {
  await signIn(page, account);
  await expect(page).toHaveURL('/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: account.email })).toBeVisible();
  await expect(bar.getByRole('button', { name: header.logout })).toBeVisible();
  await expect(bar.getByRole('link', { name: header.sign_in })).toBeHidden();
  await expect(bar.getByRole('link', { name: header.trial })).toBeHidden();
});

test('the browser stores the access token and the user, and no refresh token', async ({ page, account }) => {
  await signIn(page, account);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  // Other than the session, only the font of the headings is stored (privacy policy, section 3).
  const ofSession = Object.keys(stored).filter((key) => !key.startsWith('displayFace'));
  expect(ofSession.sort()).toEqual(['accessToken', 'user']);
  expect(JSON.parse(stored.user ?? '')).toMatchObject({ email: account.email, role: account.role });
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual(['__Host-device', '__Host-refresh']);
  for (const cookie of cookies) {
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
  }
});

test('the login request has email and password, and nothing else unless Remember me is ticked', async ({
  page,
  account,
}) => {
  const { email, password } = account;
  for (const more of [{}, { remember: true }]) {
    const request = page.waitForRequest('**/api/api/login');
    await signIn(page, account, more);
    expect((await request).postDataJSON()).toEqual({ email, password, ...more });
    await page.getByRole('banner').getByRole('button', { name: header.logout }).click();
  }
});

test('without a network the form keeps the input and says what to do', async ({ page, context, account }) => {
  await page.goto('/login');
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await expect(page.locator('astro-island[ssr]').filter({ has: submit(page) })).toHaveCount(0);
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('Invalid email or password');
  await expect(page.getByRole('alert')).toContainText(words.failures.network);
  await expect(email(page)).toHaveValue(account.email);
  await context.setOffline(false);
  await submit(page).click();
  await page.waitForURL('/');
});

test('a button pressed before the code has loaded works afterwards', async ({ page, account }) => {
  const release = await holdRequests(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await submit(page).click();
  await expect(page).toHaveURL('/login');
  release();
  await page.waitForURL('/');
});

test('the back button restores the email address, no password and an enabled button', async ({
  page,
  account,
}) => {
  await page.route('**/api/api/login', () => {});
  await page.goto('/login');
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await submit(page).click();
  await expect(page.getByRole('button', { name: words.busy })).toBeDisabled();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(submit(page)).toBeEnabled();
  await expect(password(page)).toHaveValue('');
  await expect(email(page)).toHaveValue(account.email);
});

test('in a browser without storage the page says so and stays signed in', async ({ page, account }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await page.goto('/login');
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await submit(page).click();
  await expect(page.getByText(words.failures.not_stored)).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/login');
  await password(page).fill('seen by me');
  await page.getByRole('button', { name: passwordField.show }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: passwordField.hide }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
  await expect(password(page)).toHaveValue('seen by me');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that sign-in needs JavaScript, and has contact details', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByText(words.no_script)).toBeVisible();
    await expect(page.getByText(readContact().phone_display).first()).toBeVisible();
    await expect(submit(page)).toBeHidden();
  });
});

function countLogins(page: Page) {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/api/login')) calls += 1;
  });
  return () => calls;
}
