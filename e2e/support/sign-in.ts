import { readPage } from '@accounting-site/content/reading/pages';
import * as appHostEndpoints from '@accounting-site/contract/endpoints/app-host-endpoints';
import { appHostPath } from '@accounting-site/contract/endpoints/endpoints';
import { expect, type Page } from '@playwright/test';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import type { Account } from './server-process.ts';

const words = readPage('login', loginSchema);

/** Signs in like a visitor, and waits until the header shows the email address. */
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

/**
 * Puts the browser into the state after a sign-in, on a page without script. This is faster than the form,
 * for tests of what follows. `site` is the address of a site other than the worker's own.
 */
export async function beSignedIn(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
  { site = '' } = {},
) {
  await page.goto(`${site}/robots.txt`);
  const { origin } = new URL(page.url());
  // Uses the cookies of the window, so that the response sets them there.
  const answer = await page.request.post(origin + appHostPath(appHostEndpoints.login), {
    headers: { origin },
    data: { email, password },
  });
  expect(answer.status()).toBe(200);
  await page.evaluate(
    ({ accessToken, user }) => {
      localStorage.setItem('accessToken', accessToken);
      localStorage.setItem('user', JSON.stringify(user));
    },
    await answer.json(),
  );
}
