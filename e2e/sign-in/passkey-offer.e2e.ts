import { readPage } from '@accounting-site/content/reading/pages';
import type { Page } from '@playwright/test';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import { openAccount, section } from '../support/account-page.ts';
import { addDevice, addPasskey, byName } from '../support/passkey-device.ts';
import type { Account } from '../support/server-process.ts';
import { expect, test } from '../support/test.ts';

const words = readPage('login', loginSchema);
const offer = (page: Page) => page.getByRole('heading', { name: words.offer.heading });

async function signIn(page: Page, site: string, { email, password }: Account) {
  await page.goto(`${site}/login`);
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.submit, exact: true }).click();
}

test('a passkey is offered after sign-in with a password, added with one press, and not offered again', async ({
  page,
  server,
}) => {
  const site = byName(server.url);
  const ama = await server.addAccount({});
  await addDevice(page);
  await signIn(page, site, ama);
  await expect(offer(page)).toBeFocused();
  await page.getByRole('button', { name: words.offer.accept }).click();
  await page.waitForURL(`${site}/`);
  await page.goto(`${site}/account`);
  await expect(section(page, 'security').getByText(words.offer.name)).toBeVisible();
});

test('a declined offer is not repeated, not even in another browser', async ({ page, browser, server }) => {
  const site = byName(server.url);
  const ama = await server.addAccount({});
  await addDevice(page);
  await signIn(page, site, ama);
  await page.getByRole('button', { name: words.offer.decline }).click();
  await page.waitForURL(`${site}/`);
  const other = await browser.newPage();
  await addDevice(other);
  await signIn(other, site, ama);
  await other.waitForURL(`${site}/`);
  await other.close();
});

test('a device without passkey support gets no offer', async ({ page, server }) => {
  const site = byName(server.url);
  await signIn(page, site, await server.addAccount({}));
  await page.waitForURL(`${site}/`);
});

test('a passkey is offered in the email field, before any code of React', async ({ page, server }) => {
  const site = byName(server.url);
  const ama = await server.addAccount({});
  await addDevice(page);
  await page.goto(`${site}/forgot-password`);
  await addPasskey(page, ama);
  const asked: (string | undefined)[] = [];
  await page.exposeFunction('noteAsked', (mediation?: string) => void asked.push(mediation));
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    const { noteAsked } = window as unknown as { noteAsked: (mediation?: string) => void };
    navigator.credentials.get = (options) => {
      noteAsked(options?.mediation);
      return get(options);
    };
  });
  await page.goto(`${site}/login`);
  // The virtual device signs in without a prompt.
  await page.waitForURL(`${site}/`);
  expect(asked[0]).toBe('conditional');
  await openAccount(page, ama, site);
});
