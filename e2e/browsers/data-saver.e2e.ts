import { readPage } from '@accounting-site/content/reading/pages';
import type { Page } from '@playwright/test';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import { words } from '../support/offline-words.ts';
import { expect, test } from '../support/test.ts';

const login = readPage('login', loginSchema);
const homeAndScripts = [
  '/',
  ...[/^\/_astro\/page\.[\w-]+\.js$/, /^\/_astro\/Home\.astro[\w.-]+\.js$/].map((script) =>
    expect.stringMatching(script),
  ),
];

test('with data saving on, only the page and its scripts are loaded', async ({ page }) => {
  await saveData(page);
  expect(await loadAll(page, '/')).toEqual(homeAndScripts);
  const answer = await page.request.get('/', { headers: { 'save-data': 'on' } });
  expect(answer.headers()).not.toHaveProperty('speculation-rules');
  await page.goto('/offline');
  await expect(page.getByText(words.unsupported)).toBeVisible();
});

test('with data saving on, the sign-in code is loaded at the first interaction', async ({
  page,
  account,
}) => {
  await saveData(page);
  const loaded = await loadAll(page, '/login');
  expect(loaded.filter((path) => path.startsWith('/_astro/'))).toEqual([
    expect.stringMatching(/^\/_astro\/page\./),
  ]);
  await page.getByLabel(login.email).fill(account.email);
  await page.getByLabel(login.password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await page.waitForURL('/');
});

test('with reduced data preferred, neither fonts nor deferred scripts are loaded', async ({ page }) => {
  // Chromium supports the media feature only with a flag.
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia.call(window, query.includes('reduced-data') ? 'all' : query);
  });
  const loaded = await loadAll(page, '/');
  // The server omits the prefetching rules for Save-Data only. It does not learn the preference.
  const prefetched = ['/speculation-rules.json', '/offline'];
  expect(loaded.filter((path) => !prefetched.includes(path))).toEqual(homeAndScripts);
});

test('the footer states the kilobytes of a first visit', async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on('response', async (answer) => {
    const { responseBodySize } = await answer.request().sizes();
    const path = new URL(answer.url()).pathname;
    // A file that is requested again comes from the cache, with no bytes.
    sizes.set(path, (sizes.get(path) ?? 0) + responseBodySize);
  });
  const loaded = await loadAll(page, '/');
  await expect.poll(() => loaded.filter((path) => !sizes.has(path))).toEqual([]);
  const stated = async (name: string) =>
    Number(await page.getByRole('contentinfo').locator(`data[value=${name}]`).textContent());
  expect(await stated('page')).toBe(Math.ceil((sizes.get('/') ?? 0) / 1000));
  const others = loaded.filter((path) => path !== '/').reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
  expect(others).toBeGreaterThan(15_000);
  expect(others).toBeLessThanOrEqual((await stated('once')) * 1000);
});

async function saveData(page: Page) {
  await page.setExtraHTTPHeaders({ 'save-data': 'on' });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
}

/**
 * Opens a page, waits until nothing more loads, and lists the distinct paths of its requests. The favicon is
 * omitted: a full browser requests it, the headless shell does not.
 */
async function loadAll(page: Page, path: string): Promise<string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto(path);
  // Deferred requests start after the load event when the browser is idle, or after nine seconds on a busy
  // machine.
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => setTimeout(done, 500), { timeout: 9000 })),
  );
  await page.evaluate(() => document.fonts.ready);
  asked.delete('/favicon.svg');
  return [...asked];
}
