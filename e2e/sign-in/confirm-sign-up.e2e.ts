import { readPage } from '@accounting-site/content/reading/pages';
import { readMailedLinkFormWords } from '../../apps/site/src/lib/app-form/app-form-words.ts';
import { readPasswordFieldWords } from '../../apps/site/src/lib/password-field/password-field-words.ts';
import { confirmSignUpSchema } from '../../apps/site/src/pages/_mailed-link/mailed-link-words.ts';
import { registerSchema } from '../../apps/site/src/pages/_register/register-words.ts';
import { signIn } from '../support/sign-in.ts';
import { askForLink, fillSignUp, newPerson, sendSignUp } from '../support/sign-up.ts';
import { expect, test } from '../support/test.ts';

const { form } = readPage('register', registerSchema);
const { confirm, done } = readPage('confirm-sign-up', confirmSignUpSchema);
const appForm = readMailedLinkFormWords();
const passwordField = readPasswordFieldWords();

test("the link's code is in neither the address bar nor the history, and opening the link does not use it up", async ({
  page,
  mailServer,
}) => {
  const esi = newPerson();
  const { address, code } = await askForLink(page, mailServer, esi);
  for (const _opened of ['by a scanner', 'by a person']) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page).toHaveURL('/register/confirm');
  }
  const left = await page.evaluate(() => JSON.stringify([location.href, history.state]));
  expect(left).not.toContain(code);
  await expect(page.getByLabel(appForm.code.label)).toBeHidden();
  await page.getByLabel(confirm.form.password, { exact: true }).fill(esi.password);
  await page.getByRole('button', { name: confirm.form.submit }).click();
  await page.waitForURL('/account');
});

test('the link needs the chosen password, and a wrong one does not use it up', async ({
  page,
  mailServer,
}) => {
  const esi = newPerson();
  const { address } = await askForLink(page, mailServer, esi);
  await page.goto(address);
  const password = page.getByLabel(confirm.form.password, { exact: true });
  await password.fill('another password altogether');
  await page.getByRole('button', { name: confirm.form.submit }).click();
  await expect(password).toHaveAccessibleDescription(confirm.form.wrong_password);
  await expect(password).toBeFocused();
  await password.fill(esi.password);
  await page.getByRole('button', { name: confirm.form.submit }).click();
  await page.waitForURL('/account');
});

test('a used link says what to do', async ({ page, mailServer }) => {
  const esi = newPerson();
  const { address } = await askForLink(page, mailServer, esi);
  for (const isFirst of [true, false]) {
    await page.goto('about:blank');
    await page.goto(address);
    await page.getByLabel(confirm.form.password, { exact: true }).fill(esi.password);
    await page.getByRole('button', { name: confirm.form.submit }).click();
    if (isFirst) await page.waitForURL('/account');
  }
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This link was used already, or is too old.');
  await expect(alert.getByRole('link', { name: confirm.form.again })).toHaveAttribute('href', '/register');
  await expect(alert.getByRole('link', { name: confirm.form.sign_in })).toHaveAttribute('href', '/login');
});

test('a truncated link shows a field for the whole code', async ({ page, mailServer }) => {
  const esi = newPerson();
  const { address, code } = await askForLink(page, mailServer, esi);
  await page.goto(address.slice(0, -5));
  const field = page.getByLabel(appForm.code.label);
  await expect(field).toHaveValue(code.slice(0, -5));
  await page.getByLabel(confirm.form.password, { exact: true }).fill(esi.password);
  await page.getByRole('button', { name: confirm.form.submit }).click();
  await expect(field).toHaveAccessibleDescription(/open the link in the email again/);
  await expect(field).toBeFocused();
  await field.fill(` ${code} `);
  await page.getByRole('button', { name: confirm.form.submit }).click();
  await page.waitForURL('/account');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sign-up works with plain forms, from the trial button to an account', async ({
    page,
    browser,
    baseURL,
    mailServer,
  }) => {
    const esi = newPerson();
    const { code } = await askForLink(page, mailServer, esi);
    await page.goto('/register/confirm');
    await page.getByLabel(appForm.code.label).fill(code);
    await page.getByLabel(confirm.form.password, { exact: true }).fill(esi.password);
    await page.getByRole('button', { name: confirm.form.submit }).click();
    await expect(page).toHaveURL('/register/done');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(done.heading);
    const withScript = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: true });
    await signIn(withScript, esi);
    await withScript.close();
  });

  test('a refused password keeps all other input', async ({ page }) => {
    const esi = newPerson();
    await page.goto('/register/card');
    await fillSignUp(page, { ...esi, password: 'passwordpassword' });
    await sendSignUp(page);
    await expect(page.getByRole('alert')).toContainText('common or was leaked');
    await expect(page.getByLabel(form.name)).toHaveValue(esi.name);
    await expect(page.getByLabel(form.password, { exact: true })).toHaveValue('');
    await page.getByLabel(form.password, { exact: true }).fill(esi.password);
    await sendSignUp(page);
    await expect(page).toHaveURL('/register/check-mail');
  });

  test('there is no control that would do nothing', async ({ page }) => {
    await page.goto('/register');
    await expect(page.getByRole('button', { name: passwordField.show })).toBeHidden();
  });
});
