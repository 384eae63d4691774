import { readPage, readWords } from '@accounting-site/content/reading/pages';
import { invalidCredentials } from '@accounting-site/contract/endpoints/error-messages';
import * as validation from '@accounting-site/contract/fields/validation-messages';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { readAppFormWords } from '../../apps/site/src/lib/app-form/app-form-words.ts';
import { accountSchema } from '../../apps/site/src/pages/_account/account-words.ts';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import {
  confirmSignUpSchema,
  passwordSchema,
} from '../../apps/site/src/pages/_mailed-link/mailed-link-words.ts';
import { registerSchema } from '../../apps/site/src/pages/_register/register-words.ts';
import { frenchMessage, inFrench } from '../support/french.ts';
import { readMailedLink } from '../support/mailed-link.ts';
import { readMail } from '../support/read-mail.ts';
import { newPerson, type Person } from '../support/sign-up.ts';
import { expect, test } from '../support/test.ts';
import { watchPage } from '../support/watch-page.ts';

const mails = z.looseObject({
  purposes: z.record(
    z.string(),
    z.looseObject({ subject: z.string(), text: z.string(), action: z.string() }),
  ),
});
const words = inFrench(() => ({
  account: readPage('account', accountSchema),
  appForm: readAppFormWords(),
  confirm: readPage('confirm-sign-up', confirmSignUpSchema),
  login: readPage('login', loginSchema),
  mails: readWords('en/mail/mailed-link.yaml', mails).purposes,
  password: readPage('password', passwordSchema),
  register: readPage('register', registerSchema),
}));
const { form } = words.register;

async function fillSignUp(page: Page, person: Person) {
  await page.getByLabel(form.name).fill(person.name);
  await page.getByLabel(form.business).fill(person.business);
  await page.getByLabel(form.email).fill(person.email);
  await page.getByLabel(form.password, { exact: true }).fill(person.password);
}

async function signInInFrench(page: Page, { email, password }: { email: string; password: string }) {
  const { login } = words;
  await page.goto('/fr/login');
  await page.getByLabel(login.email).fill(email);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
}

const submit = (page: Page) => page.getByRole('button', { name: form.submit }).click();

test('a French sign-up goes from the form through a French email to the French account page', async ({
  page,
  mailServer,
}) => {
  const problems = await watchPage(page);
  const esi = newPerson();
  await page.goto('/fr/register');
  await page.getByLabel(form.name).focus();
  await expect(page.getByRole('main').locator('astro-island[ssr]')).toHaveCount(0);
  await submit(page);
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(
    [
      validation.nameRequired,
      validation.businessRequired,
      validation.emailRequired,
      validation.passwordRequired,
    ].map(frenchMessage),
  );
  await fillSignUp(page, esi);
  await submit(page);
  await page.waitForURL('/fr/register/check-mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.confirm.check_mail.heading);

  const mail = await readMail(mailServer, esi.email, '/fr/register/confirm#');
  expect(mail.subject).toBe(words.mails['sign-up']?.subject);
  expect(mail.html).toMatch(/<html[^>]* lang="fr"/);
  expect(mail.text).toContain(words.mails['sign-up']?.text);
  const { address } = await readMailedLink(mailServer, esi.email, '/fr/register/confirm');
  await page.goto(address);
  await expect(page).toHaveURL('/fr/register/confirm');
  const { confirm } = words.confirm;
  await page.getByLabel(confirm.form.password, { exact: true }).fill('another password altogether');
  await page.getByRole('button', { name: confirm.form.submit }).click();
  await expect(page.getByLabel(confirm.form.password, { exact: true })).toHaveAccessibleDescription(
    confirm.form.wrong_password,
  );
  problems.length = 0;
  await page.getByLabel(confirm.form.password, { exact: true }).fill(esi.password);
  await page.getByRole('button', { name: confirm.form.submit }).click();
  await page.waitForURL('/fr/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.account.heading);
  await expect(page.getByText(words.account.alerts.begin.text)).toBeVisible();
  await expect(page.getByRole('region', { name: words.account.data.heading, exact: true })).toBeVisible();
  expect(problems).toEqual([]);
});

test('a common password is refused in French', async ({ page }) => {
  await page.goto('/fr/register');
  await fillSignUp(page, { ...newPerson(), password: 'passwordpassword' });
  await submit(page);
  await expect(page.getByLabel(form.password, { exact: true })).toHaveAccessibleDescription(
    new RegExp(frenchMessage(validation.passwordTooCommon)),
  );
});

for (const [what, status, said] of [
  ['a full queue', 503, words.appForm.failures.busy],
  ['too many tries', 429, words.appForm.failures.limited.replace('[wait]', '2 minutes')],
] as const) {
  test(`${what} shows an error in French`, async ({ page }) => {
    await page.route('**/api/api/register', (route) =>
      route.fulfill({ status, headers: { 'retry-after': '110' }, json: {} }),
    );
    await page.goto('/fr/register');
    await fillSignUp(page, newPerson());
    await submit(page);
    await expect(page.getByRole('alert')).toHaveText(said);
  });
}

test('a forgotten password is replaced with a French email', async ({ page, server, mailServer }) => {
  const ama = await server.addAccount({});
  const { forgot, check_mail, reset, done } = words.password;
  // Emails are in the language of the account: that of a browser that is known there.
  for (const _browser of ['new', 'known']) {
    await signInInFrench(page, ama);
    await page.waitForURL('/fr');
  }
  await page.goto('/fr/login');
  await page.getByRole('link', { name: words.login.forgot }).click();
  await expect(page).toHaveURL('/fr/forgot-password');
  await page.getByLabel(forgot.form.email).fill(ama.email);
  await page.getByRole('button', { name: forgot.form.submit }).click();
  await page.waitForURL('/fr/forgot-password/check-mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(check_mail.heading);
  const mail = await readMail(mailServer, ama.email, '/fr/reset-password#');
  expect(mail.subject).toBe(words.mails['password reset']?.subject);
  expect(mail.text).toContain(words.mails['password reset']?.text);
  await page.goto((await readMailedLink(mailServer, ama.email, '/fr/reset-password')).address);
  await page.getByLabel(reset.form.password, { exact: true }).fill('nine yellow taxis in the rain');
  await page.getByRole('button', { name: reset.form.submit }).click();
  await page.waitForURL('/fr/reset-password/done');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(done.heading);
});

test('a wrong password shows the French message, and a right one opens the French site', async ({
  page,
  server,
}) => {
  const ama = await server.addAccount({});
  await signInInFrench(page, { ...ama, password: 'not the password at all' });
  await expect(page.getByRole('alert')).toHaveText(frenchMessage(invalidCredentials));
  await signInInFrench(page, ama);
  await expect(page).toHaveURL('/fr');
  await expect(page.getByRole('banner').getByText(ama.email).first()).toBeAttached();
});

test('empty and wrong fields are named in French, from the sign-in to the account page', async ({
  page,
  server,
}) => {
  const ama = await server.addAccount({});
  const { login } = words;
  await page.goto('/fr/login');
  const enter = page.getByRole('button', { name: login.submit, exact: true });
  await enter.click();
  await expect(page.getByText(frenchMessage(validation.emailRequired))).toBeVisible();
  await expect(page.getByText(frenchMessage(validation.passwordRequired))).toBeVisible();
  await page.getByLabel(login.email).fill(ama.email);
  await page.getByLabel(login.password, { exact: true }).fill(ama.password);
  const challenge = { requires: 'second-factor', challenge: 'c'.repeat(43) };
  await page.route('**/api/api/login', (route) => route.fulfill({ status: 401, json: challenge }));
  await enter.click();
  await page.getByRole('button', { name: login.code.submit }).click();
  await expect(page.getByText(frenchMessage(validation.codeRequired))).toBeVisible();
  await page.unroute('**/api/api/login');
  await page.goto('/fr/login?next=/fr/account');
  await page.getByLabel(login.email).fill(ama.email);
  await page.getByLabel(login.password, { exact: true }).fill(ama.password);
  await enter.click();
  await page.waitForURL('/fr/account');
  await page.locator('#threshold').fill('x');
  await page
    .locator('form', { has: page.locator('#threshold') })
    .getByRole('button')
    .click();
  await expect(page.getByText(frenchMessage(validation.thresholdInvalid))).toBeVisible();
  await page.getByRole('button', { name: words.account.security.authenticator.add }).click();
  await page.getByRole('button', { name: words.account.security.authenticator.confirm }).click();
  await expect(page.getByText(frenchMessage(validation.codeRequired))).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a refused sign-up is shown in French, and the corrected one goes on in French', async ({
    page,
    mailServer,
  }) => {
    const esi = newPerson();
    await page.goto('/fr/register');
    await fillSignUp(page, { ...esi, password: 'passwordpassword' });
    await submit(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('alert')).toContainText(frenchMessage(validation.passwordTooCommon));
    await page.getByLabel(form.password, { exact: true }).fill(esi.password);
    await submit(page);
    await expect(page).toHaveURL('/fr/register/check-mail');
    await readMailedLink(mailServer, esi.email, '/fr/register/confirm');
  });
});
