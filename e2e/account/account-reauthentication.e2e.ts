import type { Page } from '@playwright/test';
import {
  letProofsPass,
  openAccount,
  proofDialog,
  section,
  takePasswordAway,
  words,
} from '../support/account-page.ts';
import { addSecondFactor } from '../support/second-factor.ts';
import { expect, test } from '../support/test.ts';

const { security, profile, reauthentication } = words;
const chosen = 'tomato ladder harbour';
const wanted = 'another@shop.example';
const field = (page: Page) => section(page, 'security').getByLabel(security.password.label, { exact: true });
const change = (page: Page) =>
  section(page, 'security').getByRole('button', { name: security.password.change });
const newEmail = (page: Page) => page.getByLabel(profile.email.label, { exact: true });
const changeEmail = (page: Page) => page.getByRole('button', { name: profile.email.save });

async function prove(page: Page, password: string) {
  await proofDialog(page).getByLabel(reauthentication.password, { exact: true }).fill(password);
  await proofDialog(page).getByRole('button', { name: reauthentication.submit }).click();
}

test("a change of the account's security waits for reauthentication and then continues automatically", async ({
  page,
  server,
}) => {
  const owner = await server.addAccount({});
  await openAccount(page, owner);
  letProofsPass(server);
  await newEmail(page).fill(wanted);
  await changeEmail(page).click();
  const password = proofDialog(page).getByLabel(reauthentication.password, { exact: true });
  await expect(password).toBeFocused();
  await expect(proofDialog(page)).toContainText(owner.email);

  await prove(page, '');
  await expect(password).toHaveAccessibleDescription('Password is required');
  await prove(page, 'not the password');
  await expect(password).toHaveAccessibleDescription('This is not your password');
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('not the password');

  await prove(page, owner.password);
  await expect(page.getByText(profile.email.sent.replace('[email]', wanted))).toBeVisible();
  await expect(proofDialog(page)).toBeHidden();
  await expect(changeEmail(page)).toBeFocused();

  // The reauthentication is still valid.
  await page.getByRole('button', { name: security.authenticator.add }).click();
  await expect(page.getByRole('img', { name: security.authenticator.picture })).toBeVisible();
});

test('cancelling the reauthentication changes nothing and keeps the input', async ({
  page,
  account,
  server,
}) => {
  await openAccount(page, account);
  letProofsPass(server);
  await newEmail(page).fill(wanted);
  await changeEmail(page).click();
  await proofDialog(page).getByLabel(reauthentication.password, { exact: true }).fill('half a pass');
  await page.keyboard.press('Escape');
  await expect(proofDialog(page)).toBeHidden();
  await expect(newEmail(page)).toHaveValue(wanted);
  await expect(changeEmail(page)).toBeFocused();
  await expect(section(page, 'profile').getByRole('alert')).toBeHidden();

  await changeEmail(page).click();
  await expect(proofDialog(page).getByLabel(reauthentication.password, { exact: true })).toHaveValue('');
});

test('an account with an authenticator app also needs its code', async ({ page, playwright, server }) => {
  const owner = await server.addAccount({});
  await openAccount(page, owner);
  const request = await playwright.request.newContext();
  const { nextCode, wrongCode } = await addSecondFactor(request, server, owner);
  await request.dispose();
  await page.reload();
  letProofsPass(server);
  await section(page, 'security').getByLabel(security.password.current, { exact: true }).fill(owner.password);
  await field(page).fill(chosen);
  await change(page).click();
  const code = proofDialog(page).getByLabel(reauthentication.code);
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await prove(page, owner.password);
  await expect(code).toHaveAccessibleDescription(/Code is required/);
  await code.fill(wrongCode());
  await prove(page, owner.password);
  await expect(code).toHaveAccessibleDescription(/This code is not right/);
  await code.fill(nextCode());
  await prove(page, owner.password);
  await expect(page.getByText(security.password.saved)).toBeVisible();
});

test('an account without a password must sign in again, and returns to the page with its input', async ({
  page,
  server,
}) => {
  const owner = await server.addAccount({});
  await openAccount(page, owner);
  takePasswordAway(server, owner);
  letProofsPass(server);
  await page.goto('/account?from=email');
  await expect(page.getByText(security.password.none)).toBeVisible();
  await newEmail(page).fill(wanted);
  await field(page).fill(chosen);
  await page.getByRole('button', { name: security.password.set }).click();
  await expect(proofDialog(page)).toContainText(reauthentication.no_password);
  await proofDialog(page).getByRole('button', { name: reauthentication.sign_in_again }).click();
  await page.waitForURL(`/login?next=${encodeURIComponent('/account?from=email')}`);
  expect(await page.evaluate(() => localStorage.user)).toBeUndefined();
  expect(await page.evaluate(() => sessionStorage.sessionDraft)).toContain(wanted);
});
