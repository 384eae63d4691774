import { readPage } from '@accounting-site/content/pages';
import { expect, type Page } from '@playwright/test';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import type { Account } from './server-process.ts';

const words = readPage('login', loginSchema);

/** Signs in as a visitor does, and waits until the header shows the e-mail. */
export async function signIn(
  page: Page,
  account: Pick<Account, 'email' | 'password'>,
  { remember = false, site = '' } = {},
) {
  await page.goto(`${site}/login`);
  await page.getByLabel(words.email).fill(account.email);
  await page.getByLabel(words.password, { exact: true }).fill(account.password);
  if (remember) await page.getByRole('checkbox', { name: words.remember }).check();
  await page.getByRole('button', { name: words.submit, exact: true }).click();
  await expect(page.getByRole('banner').getByText(account.email).first()).toBeAttached();
}
