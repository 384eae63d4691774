import { readPage } from '@accounting-site/content/reading/pages';
import type { Page } from '@playwright/test';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import { addSecondFactor, type SecondFactor } from '../support/second-factor.ts';
import type { Account } from '../support/server-process.ts';
import { test as base, expect } from '../support/test.ts';

const words = readPage('login', loginSchema);
const { code: step } = words;

/** A user with an authenticator app. */
const test = base.extend<{ ama: Account; factor: SecondFactor }>({
  ama: async ({ server }, use) => use(await server.addAccount({})),
  factor: async ({ playwright, server, ama }, use) => {
    // A separate context, so that the browser of the test is not signed in.
    const request = await playwright.request.newContext();
    await use(await addSecondFactor(request, server, ama));
    await request.dispose();
  },
});

const code = (page: Page) => page.locator('#code');
const confirm = (page: Page) => page.getByRole('button', { name: step.submit, exact: true });

async function givePassword(page: Page, { email, password }: Account, { remember = false } = {}) {
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  if (remember) await page.getByRole('checkbox', { name: words.remember }).check();
  await page.getByRole('button', { name: words.submit, exact: true }).click();
  await expect(page.getByRole('heading', { name: step.heading })).toBeVisible();
}

test('after the password the form requires the code of the app, and signs in with it', async ({
  page,
  ama,
  factor,
}) => {
  await page.goto('/login');
  await givePassword(page, ama);
  await expect(code(page)).toBeFocused();
  await expect(page.getByRole('group', { name: step.heading }).getByLabel(step.app.label)).toBeVisible();
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
  expect(await page.evaluate(() => localStorage.user)).toBeUndefined();
  const digits = factor.nextCode();
  await code(page).fill(`${digits.slice(0, 3)} ${digits.slice(3)}`);
  await confirm(page).click();
  await page.waitForURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: ama.email })).toBeVisible();
});

test('a page that the phone closed while its user was in the app opens at the code', async ({
  page,
  ama,
  factor,
}) => {
  await page.goto('/login?next=/account');
  await givePassword(page, ama);
  await code(page).fill('000000');
  await confirm(page).click();
  await expect(code(page)).toHaveAccessibleDescription(new RegExp(step.wrong));
  const { pathname, search, hash } = new URL(page.url());
  await page.goto('about:blank');
  await page.goto(pathname + search + hash);
  await code(page).fill(factor.nextCode());
  await confirm(page).click();
  await page.waitForURL('/account');
  // Going back does not ask for a code again.
  await page.goBack();
  await expect(code(page)).toHaveCount(0);
});

test('a backup code signs in, once', async ({ page, ama, factor }) => {
  const [backupCode = ''] = factor.backupCodes;
  for (const isFirst of [true, false]) {
    await page.context().clearCookies();
    await page.goto('/login');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await givePassword(page, ama);
    await page.getByRole('button', { name: step.app.other }).click();
    await expect(page.getByLabel(step.backup.label)).toBeFocused();
    await expect(code(page)).toHaveAttribute('inputmode', 'text');
    await code(page).fill(backupCode.toUpperCase());
    await confirm(page).click();
    if (isFirst) await page.waitForURL('/');
    else await expect(code(page)).toHaveAccessibleDescription(new RegExp(step.wrong_backup));
  }
});

test("'Remember me' applies after the second step", async ({ page, ama, factor }) => {
  await page.goto('/login');
  await givePassword(page, ama, { remember: true });
  await code(page).fill(factor.nextCode());
  await confirm(page).click();
  await page.waitForURL('/');
  const cookie = (await page.context().cookies()).find(({ name }) => name === '__Host-refresh');
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(30, 0);
});

test('a wrong code shows an error under its field and can be corrected', async ({ page, ama, factor }) => {
  await page.goto('/login');
  await givePassword(page, ama);
  for (const [typed, message] of [
    ['', 'Code is required'],
    ['12 34', 'Please enter the six digits from your app, or one of your backup codes'],
    [factor.wrongCode(), step.wrong],
  ] as const) {
    await code(page).fill(typed);
    await confirm(page).click();
    await expect(code(page)).toHaveAccessibleDescription(`${step.app.help} ${message}`);
    await expect(code(page)).toBeFocused();
  }
  await code(page).fill(factor.nextCode());
  await confirm(page).click();
  await page.waitForURL('/');
});

test('five wrong codes return to the password, with the reason and the email address', async ({
  page,
  ama,
  factor,
}) => {
  await page.goto('/login');
  await givePassword(page, ama, { remember: true });
  for (let tries = 1; tries <= 5; tries += 1) {
    await code(page).fill(factor.wrongCode());
    const answer = page.waitForResponse('**/login/second-factor');
    await confirm(page).click();
    expect((await answer).status()).toBe(401);
    if (tries < 5) await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByRole('alert')).toHaveText(step.over);
  await expect(page.getByLabel(words.email)).toHaveValue(ama.email);
  await expect(page.getByLabel(words.password, { exact: true })).toHaveValue('');
  await expect(page.getByLabel(words.password, { exact: true })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: words.remember })).toBeChecked();
  await givePassword(page, ama);
  await code(page).fill(factor.nextCode());
  await confirm(page).click();
  await page.waitForURL('/');
});

test("'Back' keeps the email address", async ({ page, ama, factor }) => {
  expect(factor.backupCodes).toHaveLength(10);
  await page.goto('/login');
  await givePassword(page, ama);
  await page.getByRole('button', { name: step.back, exact: true }).click();
  await expect(page.getByLabel(words.email)).toHaveValue(ama.email);
  await expect(page.getByLabel(words.password, { exact: true })).toBeFocused();
});

test('without a network the code is kept and can be sent again', async ({ page, context, ama, factor }) => {
  await page.goto('/login');
  await givePassword(page, ama);
  const digits = factor.nextCode();
  await code(page).fill(digits);
  await context.setOffline(true);
  await confirm(page).click();
  await expect(page.getByRole('alert')).toHaveText(words.failures.unreachable);
  await expect(code(page)).toHaveValue(digits);
  await context.setOffline(false);
  await confirm(page).click();
  await page.waitForURL('/');
});

test('the second step works by keyboard alone', async ({ page, ama, factor }) => {
  await page.goto('/login');
  await page.getByLabel(words.email).focus();
  await page.keyboard.type(ama.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ama.password);
  await page.keyboard.press('Enter');
  await expect(code(page)).toBeFocused();
  await page.keyboard.type(factor.nextCode());
  await page.keyboard.press('Enter');
  await page.waitForURL('/');
});
