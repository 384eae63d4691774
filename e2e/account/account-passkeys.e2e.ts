import type { Page } from '@playwright/test';
import { noticeSubject } from '../../apps/server/src/testing/email/mail-subjects.ts';
import { openAccount, section, words } from '../support/account-page.ts';
import { waitUntilAtRest } from '../support/at-rest.ts';
import { addDevice, byName } from '../support/passkey-device.ts';
import { readMail } from '../support/read-mail.ts';
import { expect, test } from '../support/test.ts';

const { passkeys, keep } = words.security;
const part = (page: Page) => section(page, 'security');
const list = (page: Page) => part(page).getByRole('list', { name: passkeys.list });

async function add(page: Page, name: string) {
  await part(page).getByLabel(passkeys.name).fill(name);
  await part(page).getByRole('button', { name: passkeys.add }).click();
}

test('a passkey is added, signs in, shows its last use and is removed', async ({
  page,
  context,
  server,
  mailServer,
}) => {
  const site = byName(server.url);
  const owner = await server.addAccount({});
  await addDevice(page);
  await openAccount(page, owner, site);
  await add(page, 'My phone');
  await expect(part(page).getByText(passkeys.saved)).toBeVisible();
  await expect(part(page).getByLabel(passkeys.name)).toHaveValue('');
  await expect(list(page).getByRole('listitem')).toContainText('My phone');
  await expect(list(page)).toContainText(passkeys.unused);
  await readMail(mailServer, owner.email, noticeSubject('passkey added'));

  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${site}/login`);
  // The virtual device signs in from the email field without a prompt.
  await page.waitForURL(`${site}/`);
  await page.goto(`${site}/account`);
  await expect(list(page)).toContainText(passkeys.used.replace('[age]', 'this minute'));

  await list(page).getByRole('button', { name: passkeys.remove }).click();
  await expect(list(page).getByRole('button', { name: keep })).toBeFocused();
  await list(page).getByRole('button', { name: passkeys.remove_confirm }).click();
  await expect(part(page).getByText(passkeys.removed.replace('[name]', 'My phone'))).toBeVisible();
  await expect(list(page)).toHaveCount(0);
  await expect(part(page).getByRole('heading', { name: passkeys.heading })).toBeFocused();
});

test('a device with an existing passkey shows an error, and a missing name is requested', async ({
  page,
  server,
}) => {
  await addDevice(page);
  await openAccount(page, await server.addAccount({}), byName(server.url));
  await add(page, '');
  await expect(part(page).getByLabel(passkeys.name)).toHaveAccessibleDescription(
    new RegExp(passkeys.name_required),
  );
  await add(page, 'My phone');
  await expect(part(page).getByText(passkeys.saved)).toBeVisible();
  await add(page, 'My phone again');
  await expect(part(page).getByText(passkeys.known)).toBeVisible();
  await expect(part(page).getByLabel(passkeys.name)).toHaveValue('My phone again');
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
});

test('cancelling on the device adds nothing and keeps the name', async ({ page, server }) => {
  await openAccount(page, await server.addAccount({}), byName(server.url));
  await page.evaluate(() => {
    navigator.credentials.create = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await add(page, 'My phone');
  await expect(part(page).getByText(passkeys.cancelled)).toBeVisible();
  await expect(part(page).getByLabel(passkeys.name)).toHaveValue('My phone');
});

test('a page opened by IP address says why there are no passkeys', async ({ page, account }) => {
  await openAccount(page, account);
  await add(page, 'My phone');
  await expect(part(page).getByRole('alert')).toContainText('Passkeys belong to a name');
});

test('the library is loaded only when a passkey is first used', async ({ page, server }) => {
  await addDevice(page);
  await openAccount(page, await server.addAccount({}), byName(server.url));
  await waitUntilAtRest(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await add(page, 'My phone');
  await expect(part(page).getByText(passkeys.saved)).toBeVisible();
  expect(scripts).toHaveLength(1);
});
