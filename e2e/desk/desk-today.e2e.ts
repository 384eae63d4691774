import { readFile } from 'node:fs/promises';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { readPage } from '@accounting-site/content/reading/pages';
import { sitePath } from '@accounting-site/contract/endpoints/endpoints';
import * as siteEndpoints from '@accounting-site/contract/endpoints/site-endpoints';
import { day } from '@accounting-site/server/clock';
import { openDatabase } from '@accounting-site/server/database/open-database';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import { staffSchema } from '../../apps/site/src/pages/_staff/staff-words.ts';
import { desktop, phone } from '../support/browser.ts';
import { expectSound } from '../support/desk-page.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const words = readPage('staff', staffSchema);
const login = readPage('login', loginSchema);
const { numbers, today } = words;
const userAgent =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** A source that a spreadsheet would calculate. */
const formulaOf = (source: string) => source.replace('radio ', '=');

/**
 * Sends visits and a lead like browsers, and restarts the server, which then stores its counts. They become those of
 * yesterday, because the numbers do not contain today.
 */
async function bringVisitors(server: ServerProcess, source: string) {
  const send = async (endpoint: Parameters<typeof sitePath>[0], body: object) => {
    const answer = await fetch(server.url + sitePath(endpoint), {
      method: 'POST',
      headers: { origin: server.url, 'user-agent': userAgent, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.ok).toBe(true);
  };
  for (let index = 0; index < 12; index += 1) {
    const counts = index < 5 ? ['page', 'tab', 'pricing'] : ['page', 'tab'];
    await send(siteEndpoints.vitals, { page: '/pricing', lcp: 1400, counts, source, campaign: 'november' });
  }
  await send(siteEndpoints.vitals, { page: '/', counts: ['page', 'tab'], source: formulaOf(source) });
  await send(siteEndpoints.demoRequest, { name: 'Adwoa Radio', email: 'efua@shop.example', source });
  await send(siteEndpoints.searchMiss, { query: `payroll for ${source}` });
  await server.stop();
  const database = openDatabase({ dataDir: server.dataDir, databaseUrl: undefined });
  await database
    .updateTable('visits')
    .set((row) => ({ day: row('day', '-', day) }))
    .where('source', 'in', [source, formulaOf(source)])
    .execute();
  await database
    .updateTable('demo_requests')
    .set((row) => ({ received_at: row('received_at', '-', day) }))
    .where('source', '=', source)
    .execute();
  await database.destroy();
  await server.start();
}

test('the desk shows what needs doing and how the site does, on a phone and a desktop in turn', async ({
  page,
  server,
  staff,
}) => {
  const source = 'radio 997';
  await page.setViewportSize(phone);
  await bringVisitors(server, source);
  await beSignedIn(page, staff);
  await page.goto('/staff');
  const main = page.getByRole('main');
  const chart = (name: string) => main.getByRole('region', { name, exact: true });
  await expect(main.getByText(`payroll for ${source}`)).toBeVisible();
  await expect(main.getByRole('link', { name: today.unowned })).toHaveAttribute(
    'href',
    '/staff/leads?owner=nobody',
  );
  const bar = chart(numbers.titles.sources).getByRole('listitem').filter({ hasText: source });
  await expect(bar).toContainText('12');
  await expect(chart(numbers.titles.pages)).toContainText('/pricing');

  const funnel = chart(numbers.titles.funnel);
  await expect(funnel.getByRole('row', { name: source })).toBeHidden();
  await funnel.getByText(numbers.table).click();
  await expect(funnel.getByRole('row', { name: source })).toHaveText(`${source}1205010000000`);
  const download = page.waitForEvent('download');
  await funnel.getByRole('button', { name: numbers.csv }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^sources-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain(`"${source}","12","0","5","0","1","0"`);
  expect(csv).toContain(`"'${formulaOf(source)}"`);

  await page.setViewportSize(desktop);
  await main.getByRole('radio', { name: fillSlots(numbers.days, { days: '7' }) }).check();
  await expect(chart(numbers.titles.daily).locator('rect')).toHaveCount(8);
  for (const summary of await main.getByText(numbers.table).all()) {
    if (!(await summary.evaluate((node) => node.parentElement?.hasAttribute('open')))) await summary.click();
  }
  // The server of the tests runs outside production, which the check finds.
  const [launchCheck = ''] = today.launch.split('[');
  await main.locator('summary', { hasText: launchCheck }).click({ timeout: 60_000 });
  await main.locator('summary', { hasText: 'Configuration' }).click();
  await expect(main.getByText('NODE_ENV', { exact: true })).toBeVisible();
  await expectSound(page, [360, 1280]);
});

test('without a session the desk asks to sign in, and returns', async ({ page, staff }) => {
  await page.goto('/staff');
  await page.getByRole('main').getByRole('link', { name: words.signed_out.cta }).click();
  await page.getByLabel(login.email).fill(staff.email);
  await page.getByLabel(login.password, { exact: true }).fill(staff.password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await page.waitForURL('/staff');
  await expect(page.getByRole('heading', { name: numbers.heading })).toBeVisible();
});

test('a tab that was left open shows what needs doing now, and only figures of the chosen days', async ({
  page,
  staff,
}) => {
  await beSignedIn(page, staff);
  await page.goto('/staff');
  const main = page.getByRole('main');
  const daily = main.getByRole('region', { name: numbers.titles.daily, exact: true });
  await expect(daily).toBeVisible();
  await page.route('**/api/site/staff/today', async (route) => {
    const json = await (await route.fetch()).json();
    await route.fulfill({ json: { ...json, overdue: 77 } });
  });
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 3_600_000;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(main.getByText('77', { exact: true })).toBeVisible();

  await page.route('**/api/site/staff/numbers*', (route) => route.fulfill({ status: 500, json: {} }));
  const period = (days: string) => main.getByRole('radio', { name: fillSlots(numbers.days, { days }) });
  await period('7').check();
  await expect(main.getByText(words.failures.server)).toBeVisible();
  await expect(daily).toHaveCount(0);
  await page.unroute('**/api/site/staff/numbers*');
  await main.getByRole('button', { name: words.failures.retry, exact: true }).click();
  await expect(daily.locator('rect')).toHaveCount(8);
});

test('an account of a customer sees no figures', async ({ page, account }) => {
  await beSignedIn(page, account);
  await page.goto('/staff');
  const refused = fillSlots(words.failures.refused, { email: account.email });
  await expect(page.getByRole('main').getByText(refused)).toBeVisible();
  await expect(page.getByRole('heading', { name: numbers.heading })).toHaveCount(0);
});
