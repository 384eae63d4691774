import { readPage, readWords } from '@accounting-site/content/pages';
import { frameSchema } from '../apps/site/src/layouts/_parts/frame-words.ts';
import { staffDemoRequestsSchema } from '../apps/site/src/pages/_staff/staff-demo-requests-words.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { watchPage } from './support/watch-page.ts';

const staffPage = readPage('staff-demo-requests', staffDemoRequestsSchema);
const { header } = readWords('en/frame.yaml', frameSchema);

// One worker for the whole file: the second site is built once, and two builds at a time disturb each other.
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
  // A call that was still on its way when the page was left is no fault.
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

test('every trial link leads to the application', async ({ page, crossOrigin }) => {
  await page.goto(`${crossOrigin.site.url}/`);
  const trial = page.getByRole('banner').getByRole('link', { name: header.trial });
  await expect(trial.first()).toHaveAttribute('href', `${crossOrigin.appHost.url}/register`);
});

test('the site itself answers no call of the application', async ({ request, crossOrigin }) => {
  const { url } = crossOrigin.site;
  const answer = await request.post(`${url}/api/api/login`, { data: {}, headers: { origin: url } });
  expect(answer.status()).toBe(404);
});

test("the staff's page says that it needs the built-in application, and its calls are not there", async ({
  page,
  crossOrigin,
}) => {
  const { url } = crossOrigin.site;
  await page.goto(`${url}/staff/demo-requests`);
  await expect(page.getByText(staffPage.elsewhere.text)).toBeVisible();
  for (const command of staffPage.elsewhere.commands) {
    await expect(page.getByText(command, { exact: true })).toBeVisible();
  }
  const answer = await page.request.get(`${url}/api/site/staff/demo-requests`);
  expect(answer.status()).toBe(404);
});
