import { readPage, readWords } from '@accounting-site/content/reading/pages';
import type { Page, Response, Route } from '@playwright/test';
import { frameSchema } from '../../apps/site/src/layouts/_parts/frame-words.ts';
import { accountSchema } from '../../apps/site/src/pages/_account/account-words.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { beSignedIn, signIn } from '../support/sign-in.ts';
import { sumShifts } from '../support/sum-shifts.ts';
import { expect, test } from '../support/test.ts';

const { header } = readWords('en/frame.yaml', frameSchema);
const account = readPage('account', accountSchema);
const spinner = (page: Page) => page.locator('[data-session-spinner]');
/** The stored session data; the font of the headings is stored for everyone. */
const storedSession = () => ['accessToken', 'refreshToken', 'user'].filter((key) => key in localStorage);
const bar = (page: Page) => page.getByRole('banner');

test('a visitor without a session never sees the spinner and downloads no React', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto('/');
  await expect(spinner(page)).toBeHidden();
  await expect(bar(page).getByRole('link', { name: header.sign_in })).toBeVisible();
  // What the page loads while it is idle, too.
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(await script.text()).not.toContain('react.');
});

test('a stored session is restored on every page, also in a new tab', async ({
  page,
  context,
  account: owner,
}) => {
  await signIn(page, owner);
  await page.goto('/about');
  await expect(bar(page).getByText(owner.email).first()).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/pricing');
  await expect(bar(tab).getByText(owner.email).first()).toBeVisible();
});

test('the spinner covers the page only while a stored session is restored', async ({
  page,
  account: owner,
}) => {
  await beSignedIn(page, owner);
  const release = await holdRequests(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(spinner(page)).toBeVisible();
  release();
  await expect(spinner(page)).toBeHidden();
  await expect(bar(page).getByText(owner.email).first()).toBeVisible();
});

test('the spinner disappears if the code never loads', async ({ page, account: owner }) => {
  await beSignedIn(page, owner);
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/about');
  await expect(spinner(page)).toBeVisible();
  // An animation hides it, without code. The test ends it early.
  const ends = await spinner(page).evaluate((element) =>
    element.getAnimations().map((animation) => {
      animation.finish();
      return Number(animation.effect?.getComputedTiming().endTime);
    }),
  );
  expect(ends).toEqual([6000]);
  await expect(spinner(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Logout clears the browser immediately and ends the session on the server', async ({
  page,
  account: owner,
}) => {
  await signIn(page, owner);
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const call = page.waitForResponse('**/api/api/logout');
  await bar(page).getByRole('button', { name: header.logout }).click();
  await expect(bar(page).getByRole('link', { name: header.sign_in })).toBeVisible();
  expect(await page.evaluate(storedSession)).toEqual([]);
  await call;
  const replay = await page.request.get('/api/api/inventory', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(replay.status()).toBe(401);
});

for (const [width, call, ends] of [
  [360, 'answered', (route: Route) => route.continue()],
  [1280, 'lost', (route: Route) => route.abort()],
] as const) {
  test(`signing out is confirmed at ${width} px without layout shift when the request is ${call}`, async ({
    page,
    account: owner,
  }) => {
    await page.setViewportSize({ width, height: 760 });
    await page.route('**/api/api/logout', ends);
    // On a wide screen the links of the header move, because those for signing in are narrower than the account.
    const shifts = await sumShifts(page, {
      afterInput: true,
      ...(width === 1280 && { outside: 'header' }),
    });
    await signIn(page, owner);
    await page.goto('/pricing');
    if (width === 360) await bar(page).locator('summary').click();
    const logout = bar(page).getByRole('button', { name: header.logout });
    await logout.focus();
    const before = await shifts();
    await page.keyboard.press('Enter');
    const note = page.getByRole('status').filter({ hasText: header.signed_out });
    await expect(note).toBeInViewport({ ratio: 1 });
    const next =
      width === 360 ? bar(page).locator(':focus') : bar(page).getByRole('link', { name: header.sign_in });
    await expect(next).toBeFocused();
    expect(await shifts()).toBe(before);
    await page.keyboard.press('Tab');
    await expect(note).toHaveCount(0);
  });
}

for (const path of ['/account', '/staff', '/staff/leads', '/staff/content', '/staff/members']) {
  test(`${path} is loaded without layout shift`, async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await beSignedIn(page, await server.addAccount({ role: 'admin' }));
    const shifts = await sumShifts(page);
    const release = await holdRequests(page, '**/api/**');
    await page.goto(path);
    await expect(spinner(page)).toBeHidden();
    release();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
    expect(await shifts()).toBe(0);
  });
}

test('a failing logout request changes nothing for the visitor', async ({ page, account: owner }) => {
  await signIn(page, owner);
  await page.route('**/api/api/logout', (route) => route.abort());
  await bar(page).getByRole('button', { name: header.logout }).click();
  await expect(bar(page).getByRole('link', { name: header.sign_in })).toBeVisible();
  await page.reload();
  await expect(bar(page).getByRole('link', { name: header.sign_in })).toBeVisible();
});

test('signing out in one tab signs out the others, signing in signs them in', async ({
  page,
  context,
  account: owner,
}) => {
  const other = await context.newPage();
  await other.goto('/about');
  await signIn(page, owner);
  await expect(bar(other).getByText(owner.email).first()).toBeVisible();
  await bar(page).getByRole('button', { name: header.logout }).click();
  await expect(bar(other).getByRole('link', { name: header.sign_in })).toBeVisible();
});

test('an expired access token is refreshed once for two tabs at the same time', async ({
  page,
  context,
  account: owner,
}) => {
  await beSignedIn(page, owner);
  const other = await context.newPage();
  await Promise.all([page.goto('/account'), other.goto('/account')]);
  await expect(page.getByLabel(account.threshold.label)).toBeVisible();
  await expect(other.getByLabel(account.threshold.label)).toBeVisible();
  const refreshes: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/api/refresh')) refreshes.push(request.url());
  });
  await page.evaluate(() => localStorage.setItem('accessToken', 'expired'));
  await Promise.all([page.reload(), other.reload()]);
  await expect(page.getByLabel(account.threshold.label)).toBeVisible();
  await expect(other.getByLabel(account.threshold.label)).toBeVisible();
  expect(refreshes).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).not.toBe('expired');
});

test('a refused refresh clears the browser and redirects to /login from a page that needs the session', async ({
  page,
  context,
  account: owner,
}) => {
  await beSignedIn(page, owner);
  await context.clearCookies();
  await page.evaluate(() => localStorage.setItem('accessToken', 'expired'));
  await page.goto('/account');
  await page.waitForURL('/login?next=%2Faccount#session-ended');
  expect(await page.evaluate(storedSession)).toEqual([]);
});

test('on a public page an expired session only changes the header', async ({
  page,
  context,
  account: owner,
}) => {
  await beSignedIn(page, owner);
  await context.clearCookies();
  await page.evaluate(() => localStorage.setItem('accessToken', 'expired'));
  await page.goto('/about');
  await expect(bar(page).getByRole('link', { name: header.sign_in })).toBeVisible();
  await expect(page).toHaveURL('/about');
});

test('a stored user that is no JSON is not a session', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'x');
    localStorage.setItem('user', '{broken');
  });
  await page.reload();
  await expect(spinner(page)).toBeHidden();
  await expect(bar(page).getByRole('link', { name: header.sign_in })).toBeVisible();
});

test('signed out, the account page says to sign in', async ({ page }) => {
  await page.goto('/account');
  await expect(page.getByRole('main').getByText(account.signed_out.text)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: account.signed_out.cta })).toHaveAttribute(
    'href',
    '/login?next=%2Faccount',
  );
});
