import { readPage } from '@accounting-site/content/reading/pages';
import type { Page } from '@playwright/test';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import { waitUntilAtRest } from '../support/at-rest.ts';
import { addDevice, addPasskey, byName } from '../support/passkey-device.ts';
import { addSecondFactor } from '../support/second-factor.ts';
import { expect, test } from '../support/test.ts';

const words = readPage('login', loginSchema);
const button = (page: Page) => page.getByRole('button', { name: words.passkey.submit });

/** The virtual device of these tests signs in without a prompt as soon as the email field offers passkeys. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    if ('PublicKeyCredential' in window) {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    }
  }),
);

/** Makes the browser cancel every passkey prompt. */
const refuse = (page: Page) =>
  page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });

test('a passkey signs in instead of password and code, and its library loads at the first press', async ({
  page,
  playwright,
  server,
}) => {
  const site = byName(server.url);
  const ama = await server.addAccount({});
  await addDevice(page);
  await page.goto(`${site}/login`);
  await addPasskey(page, ama);
  const request = await playwright.request.newContext();
  await addSecondFactor(request, server, ama);
  await request.dispose();

  await page.reload();
  await page.getByRole('checkbox', { name: words.remember }).check();
  await expect(page.getByRole('main').locator('astro-island[ssr]')).toHaveCount(0);
  await waitUntilAtRest(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    const isOfThisPage = page.url() === `${site}/login`;
    if (request.resourceType() === 'script' && isOfThisPage) scripts.push(request.url());
  });
  await button(page).click();
  await page.waitForURL(`${site}/`);
  expect(scripts).toHaveLength(1);
  await expect(page.getByRole('banner').getByRole('link', { name: ama.email })).toBeVisible();
  const cookie = (await page.context().cookies()).find(({ name }) => name === '__Host-refresh');
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(30, 0);
});

test('it works by keyboard alone, and returns to the page that required the sign-in', async ({
  page,
  server,
}) => {
  const site = byName(server.url);
  const ama = await server.addAccount({});
  await addDevice(page);
  await page.goto(`${site}/login?next=%2Faccount`);
  await addPasskey(page, ama);
  await page.reload();
  await button(page).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${site}/account`);
});

test('an unknown passkey shows an error, and the password still signs in', async ({ page, server }) => {
  const device = await addDevice(page);
  await page.goto(`${byName(server.url)}/login`);
  await device.addStrangePasskey();
  await button(page).click();
  await expect(page.getByRole('alert')).toHaveText(words.passkey.refused);
  await expect(button(page)).toBeEnabled();
});

test('cancelling the prompt shows that no passkey was used', async ({ page, server }) => {
  await page.goto(`${byName(server.url)}/login`);
  await refuse(page);
  await button(page).click();
  await expect(page.getByRole('alert')).toHaveText(words.passkey.cancelled);
});

test('without a network there is an error, and the button can be pressed again', async ({
  page,
  context,
  server,
}) => {
  await page.goto(`${byName(server.url)}/login`);
  await button(page).hover();
  await expect(page.getByRole('main').locator('astro-island[ssr]')).toHaveCount(0);
  await refuse(page);
  await context.setOffline(true);
  await button(page).click();
  await expect(page.getByRole('alert')).toHaveText(words.failures.unreachable);
  await context.setOffline(false);
  await button(page).click();
  await expect(page.getByRole('alert')).toHaveText(words.passkey.cancelled);
});

test('there is no button in a browser without passkeys, or at an IP address', async ({ page, server }) => {
  await page.goto('/login');
  await expect(page.getByText(words.or)).toBeVisible();
  await expect(button(page)).toBeHidden();
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto(`${byName(server.url)}/login`);
  await expect(page.getByText(words.or)).toBeVisible();
  await expect(button(page)).toBeHidden();
});
