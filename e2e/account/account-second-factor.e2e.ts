import { readFile } from 'node:fs/promises';
import { readPage } from '@accounting-site/content/reading/pages';
import { appCodeInvalid } from '@accounting-site/contract/fields/validation-messages';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import { openAccount, proofDialog, section, words } from '../support/account-page.ts';
import { readMail } from '../support/read-mail.ts';
import type { Account } from '../support/server-process.ts';
import { expect, test } from '../support/test.ts';
import { watchPage } from '../support/watch-page.ts';

const { security } = words;
const { authenticator, backup_codes } = security;
const login = readPage('login', loginSchema);
const part = (page: Page) => section(page, 'security');
const press = (page: Page, name: string) => part(page).getByRole('button', { name, exact: true }).click();
const codesIn = (page: Page) =>
  part(page).getByRole('list', { name: backup_codes.list }).getByRole('listitem').allTextContents();

/** Starts to set up an app by typing its key, and returns the virtual app. */
async function begin(page: Page): Promise<(at: number) => string> {
  await press(page, authenticator.add);
  const secret = ((await part(page).locator('code').first().textContent()) ?? '').replaceAll(' ', '');
  const totp = new TOTP({ secret });
  return (timestamp) => totp.generate({ timestamp });
}

async function confirm(page: Page, codeAt: (at: number) => string) {
  await part(page).getByLabel(authenticator.code).fill(codeAt(Date.now()));
  await press(page, authenticator.confirm);
  await expect(part(page).getByRole('list', { name: backup_codes.list })).toBeVisible();
}

/** Sets up an app, and returns the virtual app. */
async function connect(page: Page): Promise<(at: number) => string> {
  const codeAt = await begin(page);
  await confirm(page, codeAt);
  return codeAt;
}

/** Gives the password and the next code to the reauthentication dialog. */
async function prove(page: Page, { password }: Pick<Account, 'password'>, codeAt: (at: number) => string) {
  const dialog = proofDialog(page);
  await dialog.getByLabel(words.reauthentication.password, { exact: true }).fill(password);
  await dialog.getByLabel(words.reauthentication.code, { exact: true }).fill(codeAt(Date.now() + 30_000));
  await page.keyboard.press('Enter');
}

async function finish(page: Page) {
  await part(page).getByRole('checkbox', { name: backup_codes.keep }).check();
  await press(page, backup_codes.done);
}

test('an app is set up with its QR code or its key, and sign-in then needs its code', async ({
  page,
  context,
  server,
  mailServer,
}) => {
  const problems = await watchPage(page);
  const owner = await server.addAccount({});
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAccount(page, owner);
  await press(page, authenticator.add);
  const picture = page.getByRole('img', { name: authenticator.picture });
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
  ).toBeGreaterThan(0);
  await press(page, authenticator.copy);
  await expect(part(page).getByText(words.copied)).toBeVisible();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  expect(secret).toMatch(/^[A-Z2-7]{16,}$/);
  await expect(part(page).getByRole('link', { name: authenticator.open })).toHaveAttribute(
    'href',
    new RegExp(`^otpauth://totp/.*secret=${secret}`),
  );
  await press(page, authenticator.cancel);
  await expect(part(page).getByRole('heading', { name: authenticator.heading })).toBeFocused();

  const codeAt = await connect(page);
  await finish(page);
  await expect(part(page)).toContainText(authenticator.codes_left.many.replace('[count]', '10'));
  await readMail(mailServer, owner.email, 'An authenticator app was added to your account');
  expect(problems).toEqual([]);

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel(login.email).fill(owner.email);
  await page.getByLabel(login.password, { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await page.locator('#code').fill(codeAt(Date.now() + 30_000));
  await page.keyboard.press('Enter');
  await page.waitForURL('/');
});

test('a wrong code shows an error under its field, and can be corrected', async ({ page, server }) => {
  await openAccount(page, await server.addAccount({}));
  const codeAt = await begin(page);
  const wrong = String((Number(codeAt(Date.now())) + 1) % 1e6).padStart(6, '0');
  const field = part(page).getByLabel(authenticator.code);
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  for (const [typed, message] of [
    ['', /Code is required/],
    ['12 34', new RegExp(appCodeInvalid)],
    [wrong, /This code is not right/],
  ] as const) {
    await field.fill(typed);
    await press(page, authenticator.confirm);
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(typed);
  }
  await confirm(page, codeAt);
});

test('the backup codes are shown once, to copy, to download and to print', async ({
  page,
  context,
  server,
}) => {
  const owner = await server.addAccount({});
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAccount(page, owner);
  await connect(page);
  const codes = await codesIn(page);
  expect(new Set(codes).size).toBe(10);
  await expect(part(page).getByRole('button', { name: backup_codes.done })).toBeDisabled();

  await press(page, backup_codes.copy);
  await expect(part(page).getByText(words.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));

  const download = page.waitForEvent('download');
  await press(page, backup_codes.download);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^backup-codes-\d{4}-\d\d-\d\d\.txt$/);
  const text = await readFile(await file.path(), 'utf8');
  for (const code of [...codes, owner.email]) expect(text).toContain(code);

  await page.emulateMedia({ media: 'print' });
  for (const code of codes) await expect(page.getByText(code, { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(part(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  // Leaving without having saved them asks for a confirmation.
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate(() => location.assign('/'));
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await expect(part(page).getByRole('list', { name: backup_codes.list })).toBeVisible();

  await finish(page);
  for (const code of codes) await expect(page.getByText(code, { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(part(page)).toContainText(authenticator.codes_left.many.replace('[count]', '10'));
});

test('new backup codes replace the old ones after a confirmation', async ({ page, server }) => {
  const owner = await server.addAccount({});
  await openAccount(page, owner);
  const codeAt = await connect(page);
  const before = await codesIn(page);
  await finish(page);
  await press(page, authenticator.renew);
  await expect(part(page).getByRole('group', { name: authenticator.renew_question })).toBeVisible();
  await expect(part(page).getByRole('button', { name: security.keep })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(part(page).getByRole('button', { name: authenticator.renew })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, authenticator.renew_confirm);
  await prove(page, owner, codeAt);
  await expect(part(page).getByRole('list', { name: backup_codes.list })).toBeVisible();
  const after = await codesIn(page);
  expect(after).toHaveLength(10);
  expect(after.filter((code) => before.includes(code))).toEqual([]);
});

test('the app is removed after a confirmation, by keyboard alone', async ({ page, server, mailServer }) => {
  const owner = await server.addAccount({});
  await openAccount(page, owner);
  const codeAt = await connect(page);
  await finish(page);
  await part(page).getByRole('button', { name: authenticator.remove, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(part(page).getByRole('button', { name: authenticator.remove_confirm })).toBeFocused();
  await page.keyboard.press('Enter');
  await prove(page, owner, codeAt);
  await expect(part(page).getByText(authenticator.removed)).toBeVisible();
  await expect(part(page).getByRole('heading', { name: authenticator.heading })).toBeFocused();
  await expect(part(page).getByRole('button', { name: authenticator.add })).toBeVisible();
  await readMail(mailServer, owner.email, 'The authenticator app was removed');
});
