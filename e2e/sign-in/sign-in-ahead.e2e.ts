import { readPage, readWords } from '@accounting-site/content/reading/pages';
import { isApprovedContent } from '@accounting-site/content/testing/approved-content';
import type { Page } from '@playwright/test';
import { frameSchema } from '../../apps/site/src/layouts/_parts/frame-words.ts';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import { allowanceOfEdits } from '../../tools/check-sizes/page-limit.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const words = readPage('login', loginSchema);
const { header } = readWords('en/frame.yaml', frameSchema);
const email = (page: Page) => page.getByLabel(words.email);
const password = (page: Page) => page.getByLabel(words.password, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: words.submit, exact: true });
const asleep = (page: Page) => page.getByRole('main').locator('astro-island[ssr]');

test('the code of the form is loaded once, and runs at the first interaction without a network', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await watchReact(page);
  await page.goto('/login');
  await expect.poll(() => countMissing(page)).toBe(0);
  expect(await isReactRunning(page)).toBe(false);
  await expect(asleep(page)).toHaveCount(1);

  await context.setOffline(true);
  await submit(page).click();
  await expect(email(page)).toHaveAccessibleDescription('Email is required');
  expect(await isReactRunning(page)).toBe(true);
  await expect(asleep(page)).toHaveCount(0);
  const modules = await namedModules(page);
  expect(modules.length).toBeGreaterThan(3);
  expect(asked.filter((path) => modules.includes(path)).sort()).toEqual(modules);
});

test('the page makes at most 10 requests of 100,000 bytes, and fetches nothing for other pages', async ({
  page,
}) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const sizes = new Map<string, number>();
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache) sizes.set(requestId, response.encodedDataLength);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  const idle = page.waitForRequest(/\/idle-/);
  await page.goto('/login');
  await (await (await idle).response())?.finished();
  await expect.poll(() => countMissing(page)).toBe(0);
  // What the script for later starts, it has started now.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(sizes.size).toBeLessThanOrEqual(10);
  expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
    100_000 * (isApprovedContent ? 1 : allowanceOfEdits),
  );
});

test("a password manager's input is an interaction, and is kept", async ({ page }) => {
  await page.goto('/login');
  await expect(asleep(page)).toHaveCount(1);
  await email(page).evaluate((field: HTMLInputElement) => {
    field.value = 'ama@example.com';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(asleep(page)).toHaveCount(0);
  await expect(email(page)).toHaveValue('ama@example.com');
});

test('Enter pressed before the code has loaded submits the form afterwards', async ({ page, account }) => {
  const release = await holdRequests(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await email(page).fill(account.email);
  await password(page).fill(account.password);
  await password(page).press('Enter');
  await expect(page).toHaveURL('/login');
  release();
  await page.waitForURL('/');
});

test('a signed-in user is shown in the header without an interaction', async ({ page, account }) => {
  await signIn(page, account);
  await page.goto('/login');
  await expect(page.getByRole('banner').getByRole('link', { name: account.email })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: header.logout })).toBeVisible();
  await expect(asleep(page)).toHaveCount(1);
});

/** React notifies its developer tools as soon as it is evaluated. */
const watchReact = (page: Page) =>
  page.addInitScript(() => {
    const inject = () => Object.assign(window, { isReactRunning: true });
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject } });
  });

const isReactRunning = (page: Page) => page.evaluate(() => 'isReactRunning' in window);

const namedModules = (page: Page) =>
  page.locator('[data-modules]').evaluate((island: HTMLElement) => island.dataset.modules?.split(' ') ?? []);

/** The number of the form's modules that have not loaded yet. */
const countMissing = (page: Page) =>
  page.locator('[data-modules]').evaluate((island: HTMLElement) => {
    const come = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return island.dataset.modules?.split(' ').filter((path) => !come.includes(path)).length;
  });
