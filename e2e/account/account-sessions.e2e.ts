import type { Browser, Page } from '@playwright/test';
import { openAccount, section, words } from '../support/account-page.ts';
import type { Account, ServerProcess } from '../support/server-process.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const { sessions } = words;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const rows = (page: Page) => section(page, 'sessions').getByRole('listitem');

/** Signs in with another browser. */
async function signInWith(browser: Browser, userAgent: string, server: ServerProcess, owner: Account) {
  const context = await browser.newContext({ userAgent, baseURL: server.url });
  const page = await context.newPage();
  await signIn(page, owner);
  return page;
}

test('every device is listed, this one first, and one of them is signed out', async ({
  page,
  browser,
  server,
}) => {
  const owner = await server.addAccount({});
  const onFirefox = await signInWith(browser, firefox, server, owner);
  const onPhone = await signInWith(browser, phone, server, owner);
  await openAccount(page, owner);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText(sessions.current);
  await expect(rows(page).first()).toContainText(sessions.now);
  await expect(rows(page).first().getByRole('button')).toHaveCount(0);
  await expect(section(page, 'sessions')).toContainText(sessions.text);

  const other = rows(page).filter({ hasText: 'Firefox on Windows' });
  await expect(other).toContainText(sessions.seen.replace('[age]', 'this minute'));
  const end = other.getByRole('button', { name: sessions.end });
  await expect(end).toHaveAccessibleDescription('Firefox on Windows');
  await end.click();
  const said = sessions.ended.replace('[device]', 'Firefox on Windows');
  await expect(section(page, 'sessions').getByRole('status')).toHaveText(said);
  await expect(rows(page)).toHaveCount(2);
  await expect(section(page, 'sessions').getByRole('heading')).toBeFocused();

  await onFirefox.goto('/account');
  await onFirefox.waitForURL('/login?next=%2Faccount#session-ended');
  await onPhone.goto('/account');
  await expect(section(onPhone, 'sessions')).toBeVisible();
  await Promise.all([onFirefox.context().close(), onPhone.context().close()]);
});

test('all other devices are signed out together, and this one is not', async ({ page, browser, server }) => {
  const owner = await server.addAccount({});
  const others = [
    await signInWith(browser, firefox, server, owner),
    await signInWith(browser, phone, server, owner),
  ];
  await openAccount(page, owner);
  await expect(rows(page)).toHaveCount(3);
  await section(page, 'sessions').getByRole('button', { name: sessions.end_others }).click();
  await expect(section(page, 'sessions').getByText(sessions.others_ended)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(section(page, 'sessions').getByText(sessions.alone)).toBeVisible();
  for (const other of others) {
    await other.goto('/account');
    await other.waitForURL('/login?next=%2Faccount#session-ended');
    await other.context().close();
  }
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
});

test('sessions that fail to load show an error and a retry button', async ({ page, account }) => {
  await page.route('**/api/api/account/sessions', (route) => route.abort());
  await openAccount(page, account);
  const part = section(page, 'sessions');
  await expect(part.getByRole('alert')).toContainText(sessions.failed);
  await page.unroute('**/api/api/account/sessions');
  await part.getByRole('button', { name: words.account.retry }).click();
  await expect(rows(page).first()).toContainText(sessions.current);
});
