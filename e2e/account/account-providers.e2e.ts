import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { letProofsPass, openAccount, proofDialog, section, words } from '../support/account-page.ts';
import { test as base, expect } from '../support/test.ts';

const { providers, linked, keep, authenticator, backup_codes } = words.security;
const { reauthentication } = words;
const google = providers.names.google;

const test = base.extend({
  baseURL: async ({ social }, use) => use(social.site.url),
});

const part = (page: Page) => section(page, 'security');
const link = (page: Page) =>
  part(page).getByRole('button', { name: providers.link.replace('[provider]', google) });

async function reauthenticate(page: Page, password: string) {
  await proofDialog(page).getByLabel(reauthentication.password, { exact: true }).fill(password);
  await proofDialog(page).getByRole('button', { name: reauthentication.submit }).click();
}

/** Starts linking: reauthenticates, and goes to the provider's page. */
async function goThrough(page: Page, password: string, subject: string, button: 'Continue' | 'Cancel') {
  await link(page).click();
  await reauthenticate(page, password);
  await page.getByLabel('Account').fill(subject);
  await page.getByRole('button', { name: button }).click();
}

test('a provider is linked after reauthentication, and unlinked after a confirmation', async ({
  page,
  social,
}) => {
  const owner = await social.site.addAccount({});
  const subject = `subject-of-${owner.email}`;
  social.provider.people.set(subject, { email: 'any@mail.example', email_verified: true, name: 'Ama' });
  await openAccount(page, owner, social.site.url);
  await expect(part(page).getByRole('button', { name: /Facebook/ })).toHaveCount(0);
  await goThrough(page, owner.password, subject, 'Continue');
  await page.waitForURL('/account');
  await expect(part(page).getByText(linked)).toBeFocused();
  const row = part(page).getByRole('list', { name: providers.list }).getByRole('listitem');
  await expect(row).toContainText(google);
  await expect(link(page)).toHaveCount(0);

  await page.reload();
  await expect(row).toContainText(google);
  await expect(part(page).getByText(linked)).toHaveCount(0);
  await row.getByRole('button', { name: providers.unlink }).click();
  await expect(row.getByRole('button', { name: keep })).toBeFocused();
  await row.getByRole('button', { name: providers.unlink_confirm }).click();
  await expect(part(page).getByText(providers.unlinked.replace('[provider]', google))).toBeVisible();
  await expect(link(page)).toBeVisible();
});

test('cancelling at the provider shows that nothing was linked', async ({ page, social }) => {
  const owner = await social.site.addAccount({});
  await openAccount(page, owner, social.site.url);
  await goThrough(page, owner.password, 'anybody', 'Cancel');
  await page.waitForURL('/account');
  await expect(part(page).getByText(providers.problems.cancelled)).toBeFocused();
  await expect(link(page)).toBeVisible();
});

test('without reauthentication there is no redirect to the provider', async ({ page, social }) => {
  await openAccount(page, await social.site.addAccount({}), social.site.url);
  await link(page).click();
  await page.keyboard.press('Escape');
  await expect(proofDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/account');
  await expect(link(page)).toBeFocused();
});

test('an app that was connected since needs another reauthentication', async ({ page, social }) => {
  const owner = await social.site.addAccount({});
  await openAccount(page, owner, social.site.url);
  letProofsPass(social.site);
  const press = (name: string) => part(page).getByRole('button', { name, exact: true }).click();
  await press(authenticator.add);
  await reauthenticate(page, owner.password);
  const secret = ((await part(page).locator('code').first().textContent()) ?? '').replaceAll(' ', '');
  await part(page).getByLabel(authenticator.code).fill(new TOTP({ secret }).generate());
  await press(authenticator.confirm);
  await part(page).getByRole('checkbox', { name: backup_codes.keep }).check();
  await press(backup_codes.done);
  await link(page).click();
  await expect(proofDialog(page).getByLabel(reauthentication.code, { exact: true })).toBeVisible();
});

test('every outcome of linking has a message', async ({ page, social }) => {
  await openAccount(page, await social.site.addAccount({}), social.site.url);
  for (const [problem, said] of Object.entries(providers.problems)) {
    await page.goto('/pricing');
    await page.goto(`/account#provider-problem=${problem}`);
    await expect(part(page).getByText(said)).toBeVisible();
    await expect(page).toHaveURL('/account');
  }
});
