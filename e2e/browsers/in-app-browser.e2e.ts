import { readPage, readWords } from '@accounting-site/content/reading/pages';
import { z } from 'zod';
import { filingSchema } from '../../apps/site/src/islands/filing-calendar/filing-words.ts';
import { reconciliationSchema } from '../../apps/site/src/islands/mobile-money-reconciliation/reconciliation-words.ts';
import { priceListSchema } from '../../apps/site/src/islands/price-list/price-list-words.ts';
import { readTemplatesWords } from '../../apps/site/src/lib/pages/templates-words.ts';
import { commonToolWords } from '../../apps/site/src/lib/tool-form/tool-words.ts';
import { loginSchema } from '../../apps/site/src/pages/_login/login-words.ts';
import { openAccount, section, words } from '../support/account-page.ts';
import { csv, field, heading, part } from '../support/inventory-import.ts';
import { expect, test } from '../support/test.ts';

const login = readPage('login', loginSchema);
const filing = readWords('en/tools/filing-calendar.yaml', filingSchema);
const momo = readWords('en/tools/mobile-money-reconciliation.yaml', reconciliationSchema);
const prices = readWords('en/tools/price-list.yaml', priceListSchema);
const { common } = readWords('en/tools-index.yaml', z.looseObject({ common: commonToolWords }));

// The browser inside Facebook's app for Android, which cannot save files that a page creates, and cannot print.
test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; SM-A125F; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36 [FBAN/FB4A;FBAV/450.0]',
});

test('a comparison can be copied into a spreadsheet, but not saved', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/resources/tools/mobile-money-reconciliation');
  await page.getByRole('button', { name: momo.form.example }).click();
  await page.getByRole('button', { name: momo.result.copy }).click();
  await expect(page.getByText(common.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(momo.csv.columns.join('\t'));
  await expect(page.getByRole('button', { name: momo.result.save })).toHaveCount(0);
});

test('a calendar leads to the ready-made files, which another app can open', async ({ page }) => {
  await page.goto('/resources/tools/filing-calendar?kind=company&year_end=12');
  await expect(page.getByRole('link', { name: filing.answer.save })).toHaveAttribute('href', '#downloads');
});

test('the account page says where its files can be saved', async ({ page, server }) => {
  await openAccount(page, await server.addAccount({}));
  await field(page).setInputFiles(csv(heading, 'Rice,R1,bag,many,95.00'));
  await expect(part(page).getByText(words.import.in_app)).toBeVisible();
  await expect(page.getByRole('button', { name: words.import.left_out })).toHaveCount(0);
  const data = section(page, 'data');
  await expect(data.getByText(words.data.download.in_app)).toBeVisible();
  await expect(data.getByRole('button', { name: words.data.download.action })).toHaveCount(0);
});

test('nothing offers to print', async ({ page }) => {
  await page.goto('/resources/templates/invoice/print');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: readTemplatesWords().print.button })).toBeHidden();
  await page.goto('/resources/tools/price-list');
  await page.getByLabel(prices.form.items).fill('Soap, 8');
  await page.getByLabel(prices.form.markup, { exact: true }).fill('25');
  await page.getByLabel(prices.form.vat_no).check();
  await page.getByRole('button', { name: prices.form.submit }).click();
  await expect(page.getByRole('button', { name: prices.answer.copy })).toBeVisible();
  await expect(page.getByRole('button', { name: prices.answer.print })).toHaveCount(0);
});

test('Google, which refuses such a browser, is not offered', async ({ page }) => {
  await page.route('**/login/providers', (route) => route.fulfill({ json: { providers: ['google'] } }));
  await page.goto('/login');
  await expect(page.getByLabel(login.email, { exact: true })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-providers');
});
