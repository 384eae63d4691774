import { readPage, readWords } from '@accounting-site/content/reading/pages';
import { frameSchema } from '../../apps/site/src/layouts/_parts/frame-words.ts';
import { accountSchema } from '../../apps/site/src/pages/_account/account-words.ts';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import { passwordSchema } from '../../apps/site/src/pages/_mailed-link/mailed-link-words.ts';
import { registerSchema } from '../../apps/site/src/pages/_register/register-words.ts';
import { deskSchema } from '../../apps/site/src/pages/_staff/desk-words.ts';
import { staffLeadsSchema } from '../../apps/site/src/pages/_staff/staff-leads-words.ts';
import { readArticleWords } from '../../apps/site/src/sections/Article/article-words.ts';
import { signIn } from '../support/sign-in.ts';
import { applicationUrl, expect, test } from '../support/test.ts';
import { watchPage } from '../support/watch-page.ts';

const accountPage = readPage('account', accountSchema);
const article = readArticleWords();
const staffPage = readPage('staff-leads', staffLeadsSchema);
const desk = readWords('en/desk.yaml', deskSchema);
const login = readPage('login', loginSchema);
const password = readPage('password', passwordSchema);
const register = readPage('register', registerSchema);
const { header } = readWords('en/frame.yaml', frameSchema);

// One worker for the whole file: the second site is built only once, and two simultaneous builds would
// conflict.
test.describe.configure({ mode: 'default' });

test('the same site signs in at an application on another origin, refreshes there and signs out', async ({
  page,
  crossOrigin,
}) => {
  const { site, appHost, account } = crossOrigin;
  const problems = await watchPage(page);
  await signIn(page, account, { site: site.url });
  const bar = page.getByRole('banner');
  await expect(bar.getByText(account.email).first()).toBeVisible();

  await page.goto(`${site.url}/account`);
  await expect(page.getByRole('main').getByText(account.email)).toBeVisible();
  // A request that is aborted because the page was left is no fault.
  expect(problems.filter((problem) => !problem.includes('net::ERR_ABORTED'))).toEqual([]);

  const refresh = page.waitForResponse(`${appHost.url}/api/api/refresh`);
  await page.evaluate(() => localStorage.setItem('accessToken', 'expired'));
  await page.reload();
  expect((await refresh).status()).toBe(200);

  const logout = page.waitForResponse(`${appHost.url}/api/api/logout`);
  await bar.getByRole('button', { name: header.logout }).click();
  expect((await logout).ok()).toBe(true);
  await expect(bar.getByRole('link', { name: header.sign_in })).toBeVisible();
});

test('the account page sends no request beyond the specification, and links to the application for the rest', async ({
  page,
  crossOrigin,
}) => {
  const { site, account } = crossOrigin;
  await signIn(page, account, { site: site.url });
  const calls = new Set<string>();
  page.on('request', (request) => {
    const [, path] = request.url().split('/api/');
    if (path !== undefined) calls.add(path);
  });
  await page.goto(`${site.url}/account`);
  const main = page.getByRole('main');
  await expect(main.getByLabel(accountPage.threshold.label)).toBeVisible();
  await expect(main.getByText(accountPage.alerts.empty)).toBeVisible();
  await expect(main.getByText(accountPage.elsewhere.text.replace('[logout]', header.logout))).toBeVisible();
  const application = main.getByRole('link', { name: accountPage.elsewhere.link });
  await expect(application).toHaveAttribute('href', applicationUrl);
  await expect(main.getByRole('region')).toHaveCount(1);
  expect([...calls].sort()).toEqual(['api/alert-settings', 'api/inventory']);
});

test('the account page and help articles open the application at APP_URL', async ({
  page,
  crossOrigin: { site, account },
}) => {
  await signIn(page, account, { site: site.url });
  for (const [path, name] of [
    ['/account', accountPage.open_app],
    ['/help/article/add-customers-and-groups', article.about_application.open],
  ] as const) {
    await page.goto(site.url + path);
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(link, path).toHaveAttribute('href', applicationUrl);
  }
});

test('every trial link opens the application', async ({ page, crossOrigin }) => {
  await page.goto(`${crossOrigin.site.url}/`);
  const trial = page.getByRole('banner').getByRole('link', { name: header.trial });
  await expect(trial.first()).toHaveAttribute('href', `${crossOrigin.appHost.url}/register`);
});

test('the sign-up pages link to the application, with the payment method', async ({ page, crossOrigin }) => {
  const { site, appHost } = crossOrigin;
  const ways = ['', '/card', '/mobile-money', '/bank-transfer'];
  for (const way of ways) {
    await page.goto(`${site.url}/register${way}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: register.elsewhere.cta })).toHaveAttribute(
      'href',
      `${appHost.url}/register${way}`,
    );
    await expect(main.getByRole('textbox')).toHaveCount(0);
  }
  await page.goto(`${site.url}/integrations`);
  for (const way of ways.slice(1)) {
    const link = page.locator(`#methods a[href="${appHost.url}/register${way}"]`);
    await expect.soft(link, way).toBeVisible();
  }
});

test("no link opens the site's own sign-up", async ({ page, crossOrigin }) => {
  const { site } = crossOrigin;
  for (const path of ['/', '/solutions', '/solutions/retail', '/pricing', '/integrations', '/login']) {
    await page.goto(site.url + path);
    await expect.soft(page.locator('a[href^="/register"]'), path).toHaveCount(0);
  }
});

test('the forgotten-password page names a contact person, and pages of the built-in application link to the other one', async ({
  page,
  crossOrigin,
}) => {
  const { site } = crossOrigin;
  await page.goto(`${site.url}/forgot-password`);
  const main = page.getByRole('main');
  await expect(main.getByText(password.forgot.person_lead)).toBeVisible();
  await expect(main.getByRole('link', { name: password.forgot.whatsapp })).toBeVisible();
  await expect(main.getByRole('textbox')).toHaveCount(0);
  await page.goto(`${site.url}/reset-password`);
  await expect(main.getByRole('link', { name: password.reset.cta })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  for (const step of [
    '/register/check-mail',
    '/register/confirm',
    '/register/done',
    '/forgot-password/check-mail',
    '/reset-password/done',
    '/confirm-email',
    '/confirm-email/done',
  ]) {
    await page.goto(site.url + step);
    await expect.soft(main.getByRole('link'), step).toHaveAttribute('href', applicationUrl);
    await expect.soft(main, step).toContainText(new URL(applicationUrl).host);
  }
});

test('the sign-in page has no passkeys and no providers', async ({ page, crossOrigin }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/api/')) calls.push(request.url());
  });
  await page.goto(`${crossOrigin.site.url.replace('127.0.0.1', 'localhost')}/login`);
  await expect(page.getByRole('button', { name: 'Google' })).toBeDisabled();
  await expect(page.getByRole('button', { name: login.passkey.submit })).toHaveCount(0);
  // The form's code would send its requests at the first interaction.
  await page.getByRole('main').getByRole('textbox').first().focus();
  await expect(page.getByRole('main').locator('astro-island[ssr]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Google' })).toBeDisabled();
  expect(calls).toEqual([]);
});

test('the site itself has no endpoints of the application', async ({ request, crossOrigin }) => {
  const { url } = crossOrigin.site;
  const answer = await request.post(`${url}/api/api/login`, { data: {}, headers: { origin: url } });
  expect(answer.status()).toBe(404);
});

test('the staff page says that it needs the built-in application, and its endpoints do not exist', async ({
  page,
  crossOrigin,
}) => {
  const { url } = crossOrigin.site;
  await page.goto(`${url}/staff/leads`);
  await expect(page.getByText(desk.elsewhere)).toBeVisible();
  for (const command of staffPage.elsewhere.commands) {
    await expect(page.getByText(command, { exact: true })).toBeVisible();
  }
  const answer = await page.request.get(`${url}/api/site/staff/leads`);
  expect(answer.status()).toBe(404);
});
