import { readPage, readWords } from '@accounting-site/content/reading/pages';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { readMailedLinkFormWords } from '../../apps/site/src/lib/app-form/app-form-words.ts';
import { readPasswordFieldWords } from '../../apps/site/src/lib/password-field/password-field-words.ts';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import { passwordSchema } from '../../apps/site/src/pages/_mailed-link/mailed-link-words.ts';
import { letRecoveryPass } from '../support/account-page.ts';
import { readMailedLink } from '../support/mailed-link.ts';
import { readMail } from '../support/read-mail.ts';
import { addSecondFactor } from '../support/second-factor.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const { forgot, check_mail, reset, done } = readPage('password', passwordSchema);
const login = readPage('login', loginSchema);
const { code } = readMailedLinkFormWords();
const { advice } = readPasswordFieldWords();
const notices = z.looseObject({
  kinds: z.looseObject({ 'password reset': z.object({ text: z.string() }) }),
});
const notice = readWords('en/mail/account-notice.yaml', notices).kinds['password reset'];
const newPassword = 'nine yellow taxis in the rain';

async function askForLink(page: Page, email: string) {
  await page.goto('/forgot-password');
  await page.getByLabel(forgot.form.email).fill(email);
  await page.getByRole('button', { name: forgot.form.submit }).click();
  await page.waitForURL('/forgot-password/check-mail');
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel(reset.form.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: reset.form.submit }).click();
}

test('an emailed link sets a new password, and every other session ends', async ({
  page,
  browser,
  server,
  mailServer,
}) => {
  const ama = await server.addAccount({});
  const elsewhere = await browser.newPage({ baseURL: server.url });
  await signIn(elsewhere, ama);

  await page.goto('/login');
  await page.getByRole('link', { name: login.forgot }).click();
  await page.getByLabel(forgot.form.email).fill(ama.email);
  await page.getByRole('button', { name: forgot.form.submit }).click();
  await expect(page).toHaveURL('/forgot-password/check-mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(check_mail.heading);
  await expect(page.getByText(ama.email)).toBeVisible();

  const { address, code } = await readMailedLink(mailServer, ama.email, '/reset-password');
  await page.goto(address);
  await expect(page).toHaveURL('/reset-password');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(code);
  await expect(page.getByText(reset.lead)).toBeVisible();
  await setPassword(page, newPassword);
  await expect(page).toHaveURL('/reset-password/done');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(done.heading);

  await elsewhere.goto('/account');
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.close();
  await page.getByRole('main').getByRole('link', { name: done.cta }).click();
  await signIn(page, { ...ama, password: newPassword });
  await readMail(mailServer, ama.email, notice.text);
});

test('the email address typed on the sign-in page is in the next form, and in no URL', async ({ page }) => {
  const email = 'ama@shop.example';
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/login');
  await page.getByLabel(login.email).fill(email);
  await page.getByRole('link', { name: login.forgot }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByLabel(forgot.form.email)).toHaveValue(email);
  expect(addresses.filter((address) => decodeURIComponent(address).includes(email))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(email);
  await page.goto('/login');
  await page.getByRole('link', { name: login.forgot }).click();
  await expect(page.getByLabel(forgot.form.email)).toHaveValue('');
});

test('two-factor sign-in can be turned off by email without a code, after three days', async ({
  page,
  playwright,
  server,
  mailServer,
}) => {
  const ama = await server.addAccount({});
  const request = await playwright.request.newContext();
  await addSecondFactor(request, server, ama);
  await request.dispose();
  await page.goto('/login');
  await page.getByLabel(login.email).fill(ama.email);
  await page.getByLabel(login.password, { exact: true }).fill(ama.password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await page.getByRole('link', { name: login.code.lost }).click();
  await expect(page.getByLabel(forgot.form.email)).toHaveValue(ama.email);
  await page.getByRole('button', { name: forgot.form.submit }).click();
  await page.waitForURL('/forgot-password/check-mail');
  await page.goto((await readMailedLink(mailServer, ama.email, '/reset-password')).address);
  await page.getByRole('checkbox', { name: reset.form.no_codes }).check();
  await setPassword(page, newPassword);
  await page.waitForURL('/reset-password/done');
  await readMail(mailServer, ama.email, "they can't get sign-in codes");

  const enter = async () => {
    await page.goto('/login');
    await page.getByLabel(login.email).fill(ama.email);
    await page.getByLabel(login.password, { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: login.submit, exact: true }).click();
  };
  await enter();
  await expect(page.getByRole('heading', { name: login.code.heading })).toBeVisible();
  letRecoveryPass(server, ama);
  await enter();
  await page.waitForURL('/');
});

test('an invalid email address shows an error under its field, which has the focus', async ({ page }) => {
  await page.goto('/forgot-password');
  const email = page.getByLabel(forgot.form.email);
  await email.fill('ama@shop');
  await expect(page.getByRole('main').locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByRole('button', { name: forgot.form.submit }).click();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email');
  await expect(email).toBeFocused();
});

test('a password that is too short or too common is refused, and the link stays valid', async ({
  page,
  server,
  mailServer,
}) => {
  const ama = await server.addAccount({});
  await askForLink(page, ama.email);
  await page.goto((await readMailedLink(mailServer, ama.email, '/reset-password')).address);
  const password = page.getByLabel(reset.form.password, { exact: true });
  for (const [typed, message] of [
    ['kente', /Use 12 characters or more/],
    ['passwordpassword', /common or was leaked/],
    [`${ama.email}`, /contains your name, email address or business/],
  ] as const) {
    await password.fill(typed);
    await expect(page.getByRole('main').locator('astro-island[ssr]')).toHaveCount(0);
    await page.getByRole('button', { name: reset.form.submit }).click();
    await expect(password).toHaveAccessibleDescription(message);
    await expect(password).toBeFocused();
  }
  await password.fill(newPassword);
  await expect(page.getByRole('status').filter({ hasText: advice.nothing })).toBeVisible();
  await page.getByRole('button', { name: reset.form.submit }).click();
  await page.waitForURL('/reset-password/done');
});

test('a used link says how to get another', async ({ page, server, mailServer }) => {
  const ama = await server.addAccount({});
  await askForLink(page, ama.email);
  const { address } = await readMailedLink(mailServer, ama.email, '/reset-password');
  for (const isFirst of [true, false]) {
    await page.goto('about:blank');
    await page.goto(address);
    await setPassword(page, `${newPassword}${isFirst ? '' : ' again'}`);
    if (isFirst) await page.waitForURL('/reset-password/done');
  }
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This link was used already, or is too old.');
  await expect(alert).toBeFocused();
  await alert.getByRole('link', { name: reset.form.again }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('the form has contact details for visitors without access to their email', async ({ page }) => {
  await page.goto('/forgot-password');
  const person = page.getByRole('region', { name: forgot.person_heading });
  await expect(person.getByRole('link', { name: forgot.whatsapp })).toBeVisible();
  await expect(person.getByText(forgot.check_heading)).toBeVisible();
});

test('the whole reset works by keyboard alone', async ({ page, server, mailServer }) => {
  const ama = await server.addAccount({});
  await page.goto('/forgot-password');
  await page.getByLabel(forgot.form.email).focus();
  await page.keyboard.type(ama.email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('/forgot-password/check-mail');
  await page.goto((await readMailedLink(mailServer, ama.email, '/reset-password')).address);
  await page.getByLabel(reset.form.password, { exact: true }).focus();
  await page.keyboard.type(newPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('/reset-password/done');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the code of the email can be pasted, and a refused password shows the reason', async ({
    page,
    server,
    mailServer,
  }) => {
    const ama = await server.addAccount({});
    await askForLink(page, ama.email);
    const mailed = await readMailedLink(mailServer, ama.email, '/reset-password');
    await page.goto(mailed.address);
    await page.getByLabel(code.label).fill(mailed.code);
    await setPassword(page, 'passwordpassword');
    await expect(page.getByRole('alert')).toContainText('common or was leaked');
    await page.getByLabel(code.label).fill(mailed.code);
    await setPassword(page, newPassword);
    await expect(page).toHaveURL('/reset-password/done');
  });
});
