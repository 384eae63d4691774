import { readPage, readWords } from '@accounting-site/content/pages';
import { frameSchema } from '../apps/site/src/layouts/_parts/frame-words.ts';
import { accountSchema } from '../apps/site/src/pages/_account/account-words.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const words = readPage('account', accountSchema);
const { header } = readWords('en/frame.yaml', frameSchema);
const items = [
  { id: '1', name: 'Rice, 5 kg', sku: 'RICE-5', quantity_in_stock: 4, unit: 'bag' },
  { id: '2', name: 'Sugar, 1 kg', sku: 'SUG-1', quantity_in_stock: 6, unit: 'bag' },
  { id: '3', name: 'Milo, 400 g', sku: 'MILO-4', quantity_in_stock: 7, unit: 'tin' },
];

test.beforeEach(async ({ page }) => {
  await page.route('**/api/api/inventory', (route) => route.fulfill({ json: items }));
});

test('items at or below the threshold are listed and counted by the e-mail in the header', async ({
  page,
  server,
}) => {
  const owner = await server.addAccount({});
  await signIn(page, owner);
  await page.goto('/account');
  await page.getByLabel(words.threshold.label).fill('6');
  await page.getByRole('button', { name: words.threshold.save }).click();
  await expect(page.getByText('2 of 3 items are at or below 6.')).toBeVisible();
  const low = page.getByRole('table', { name: words.alerts.heading });
  await expect(low.getByRole('rowheader')).toHaveText(['Rice, 5 kg', 'Sugar, 1 kg']);
  await page.goto('/');
  await expect(page.getByRole('banner').getByText(`2 ${header.low_stock}`).first()).toBeVisible();
});

test('a saved threshold is confirmed, and still there after a reload', async ({ page, server }) => {
  const owner = await server.addAccount({});
  await signIn(page, owner);
  await page.goto('/account');
  await page.getByLabel(words.threshold.label).fill('3');
  await page.getByRole('button', { name: words.threshold.save }).click();
  await expect(page.getByText(words.threshold.saved)).toBeVisible();
  await expect(page.getByText('Nothing runs low. Every item is above 3.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(words.threshold.label)).toHaveValue('3');
});

test('a threshold that is no whole number is refused under its field', async ({ page, account }) => {
  await signIn(page, account);
  await page.goto('/account');
  const field = page.getByLabel(words.threshold.label);
  await field.fill('six');
  await page.getByRole('button', { name: words.threshold.save }).click();
  await expect(field).toHaveAccessibleDescription(/Please enter a whole number that is 0 or more/);
  await expect(field).toHaveValue('six');
});

test('a list that cannot be loaded says so and can be asked for again', async ({ page, account }) => {
  await signIn(page, account);
  await page.route('**/api/api/inventory', (route) => route.abort());
  await page.goto('/account');
  await expect(page.getByRole('alert')).toContainText(words.alerts.failed);
  await page.unroute('**/api/api/inventory');
  await page.route('**/api/api/inventory', (route) => route.fulfill({ json: items }));
  await page.getByRole('button', { name: words.alerts.retry }).click();
  await expect(page.getByText(`${words.alerts.all} (3)`)).toBeVisible();
});

test('a business without items is told how to begin', async ({ page, account }) => {
  await page.unroute('**/api/api/inventory');
  await signIn(page, account);
  await page.goto('/account');
  await expect(page.getByText(words.alerts.begin.text)).toBeVisible();
});
