import { readPayments } from '@accounting-site/content/facts/facts';
import { readPage, readWords } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import { frameSchema } from '../../apps/site/src/layouts/_parts/frame-words.ts';
import { readAppFormWords } from '../../apps/site/src/lib/app-form/app-form-words.ts';
import { readPasswordFieldWords } from '../../apps/site/src/lib/password-field/password-field-words.ts';
import { confirmSignUpSchema } from '../../apps/site/src/pages/_mailed-link/mailed-link-words.ts';
import { registerSchema } from '../../apps/site/src/pages/_register/register-words.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { readMailedLink } from '../support/mailed-link.ts';
import { readMail } from '../support/read-mail.ts';
import { signIn } from '../support/sign-in.ts';
import { fillSignUp, newPerson, sendSignUp } from '../support/sign-up.ts';
import { expect, test } from '../support/test.ts';

const { form } = readPage('register', registerSchema);
const { check_mail, confirm } = readPage('confirm-sign-up', confirmSignUpSchema);
const appForm = readAppFormWords();
const passwordField = readPasswordFieldWords();
const { header } = readWords('en/frame.yaml', frameSchema);
const notices = z.looseObject({
  kinds: z.looseObject({ 'sign-up of a known address': z.looseObject({ text: z.string() }) }),
});
const notice = readWords('en/mail/account-notice.yaml', notices).kinds['sign-up of a known address'];

for (const { id, name } of readPayments().methods) {
  test(`/register/${id} shows the payment method and sends it`, async ({ page }) => {
    await page.goto(`/register/${id}`);
    await expect(page.getByText(`${form.chosen} ${name}`)).toBeVisible();
    const sent = page.waitForRequest('**/api/api/register');
    const esi = newPerson();
    await fillSignUp(page, esi);
    await sendSignUp(page);
    expect((await sent).postDataJSON()).toEqual({
      ...esi,
      paymentMethod: id,
      ...{ source: '', referrer: '', campaign: '' },
    });
    await page.waitForURL('/register/check-mail');
  });
}

test('the next page shows the email address, and the browser does not store the password', async ({
  page,
}) => {
  const esi = newPerson();
  await page.goto('/register');
  await fillSignUp(page, esi);
  await sendSignUp(page);
  await page.waitForURL('/register/check-mail');
  await expect(page.getByText(esi.email)).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(esi.password);
  await expect(page.getByText(check_mail.somebody ?? '')).toBeHidden();
});

test('an email address with an account gets the same page, and an email that says so', async ({
  page,
  account,
  mailServer,
}) => {
  await page.goto('/register');
  await fillSignUp(page, { ...newPerson(), email: account.email });
  await sendSignUp(page);
  await page.waitForURL('/register/check-mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(check_mail.heading);
  const { text = '' } = await readMail(mailServer, account.email, notice.text);
  expect(text).not.toContain('/register/confirm#');
  // The account is unchanged.
  await signIn(page, account);
});

test('an empty form lists its errors, links to each field and sends nothing', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/api/register')) calls += 1;
  });
  await page.goto('/register');
  // Until the code has loaded, the browser shows its own messages.
  await page.getByLabel(form.name).focus();
  await expect(page.getByRole('main').locator('astro-island[ssr]')).toHaveCount(0);
  await sendSignUp(page);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Your name is required',
    'Business name is required',
    'Email is required',
    'Password is required',
  ]);
  await summary.getByRole('link', { name: 'Business name is required' }).click();
  await expect(page.getByLabel(form.business)).toBeFocused();
  await expect(page.getByLabel(form.business)).toHaveAccessibleDescription('Business name is required');
  expect(calls).toBe(0);
});

test("a common password, or one with the user's own words, is refused under its field and the input is kept", async ({
  page,
}) => {
  const esi = newPerson();
  await page.goto('/register');
  for (const [password, message] of [
    ['passwordpassword', /common or was leaked/],
    ['EsiTetteh.Cloth', /contains your name, email address or business/],
  ] as const) {
    await fillSignUp(page, { ...esi, password });
    await sendSignUp(page);
    await expect(page.getByLabel(form.password, { exact: true })).toHaveAccessibleDescription(message);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel(form.password, { exact: true })).toHaveValue(password);
    await expect(page.getByLabel(form.name)).toHaveValue(esi.name);
    await expect(page.getByLabel(form.email)).toHaveValue(esi.email);
  }
});

test('a new password gets hints during typing, and can be shown', async ({ page }) => {
  const { advice } = passwordField;
  await page.goto('/register');
  await page.getByLabel(form.name).fill('Esi Tetteh');
  const password = page.getByLabel(form.password, { exact: true });
  const hint = page.getByRole('status').filter({ hasText: /./ });
  for (const [typed, said] of [
    ['kente', advice.short.replace('[missing]', '7')],
    ['kente market', advice.longer],
    ['tettehtetteh', advice.own_words],
    ['kentekentekente', advice.pattern],
    ['seven quiet boats at noon', advice.nothing],
  ] as const) {
    await password.fill(typed);
    await expect(hint).toHaveText(said);
  }
  await page.getByRole('button', { name: passwordField.show }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
});

for (const [what, answer, said] of [
  ['no answer', undefined, appForm.failures.network],
  ['a full queue', { status: 503, headers: { 'retry-after': '2' } }, appForm.failures.busy],
  [
    'too many tries',
    { status: 429, headers: { 'retry-after': '110' } },
    appForm.failures.limited.replace('[wait]', '2 minutes'),
  ],
] as const) {
  test(`${what} shows an error, and the input is kept and can be sent again`, async ({ page }) => {
    const esi = newPerson();
    let fails = true;
    await page.route('**/api/api/register', (route) => {
      if (!fails) return route.continue();
      return answer ? route.fulfill({ ...answer, json: {} }) : route.abort();
    });
    await page.goto('/register');
    await fillSignUp(page, esi);
    await sendSignUp(page);
    await expect(page.getByRole('alert')).toHaveText(said);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel(form.password, { exact: true })).toHaveValue(esi.password);
    fails = false;
    await sendSignUp(page);
    await page.waitForURL('/register/check-mail');
  });
}

test('the back button restores everything except the password', async ({ page }) => {
  const esi = newPerson();
  await page.route('**/api/api/register', () => {});
  await page.goto('/register');
  await fillSignUp(page, esi);
  await sendSignUp(page);
  await expect(page.getByRole('button', { name: form.busy })).toBeDisabled();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('button', { name: form.submit })).toBeEnabled();
  await expect(page.getByLabel(form.password, { exact: true })).toHaveValue('');
  await expect(page.getByLabel(form.business)).toHaveValue(esi.business);
});

test('a form submitted before its code has loaded is sent afterwards', async ({ page }) => {
  const release = await holdRequests(page);
  await page.goto('/register', { waitUntil: 'commit' });
  await fillSignUp(page, newPerson());
  await sendSignUp(page);
  await expect(page).toHaveURL('/register');
  release();
  await page.waitForURL('/register/check-mail');
});

test('sign-up goes from the form through the email to the account page, by keyboard alone', async ({
  page,
  mailServer,
}) => {
  const esi = newPerson();
  await page.goto('/register');
  await page.getByLabel(form.name).focus();
  for (const [at, typed] of [esi.name, esi.business, esi.email].entries()) {
    if (at > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(typed);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type(esi.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('/register/check-mail');

  const { address } = await readMailedLink(mailServer, esi.email, '/register/confirm');
  await page.goto(address);
  await page.getByRole('main').getByRole('textbox', { name: confirm.form.password }).focus();
  await page.keyboard.type(esi.password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: passwordField.show })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('/account');

  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: esi.email })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(esi.email);
  await bar.getByRole('button', { name: header.logout }).click();
  await signIn(page, esi);
});
