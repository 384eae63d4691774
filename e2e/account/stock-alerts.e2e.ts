import { readPage, readWords } from '@accounting-site/content/reading/pages';
import { frameSchema } from '../../apps/site/src/layouts/_parts/frame-words.ts';
import { accountSchema } from '../../apps/site/src/pages/_account/account-words.ts';
import { beSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

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

test('items at or below the threshold are listed and counted next to the email address in the header', async ({
  page,
  server,
}) => {
  const owner = await server.addAccount({});
  await beSignedIn(page, owner);
  await page.goto('/account');
  await page.getByLabel(words.threshold.label).fill('6');
  await page.getByRole('button', { name: words.threshold.save, exact: true }).click();
  await expect(page.getByText('2 of 3 items are at or below 6.')).toBeVisible();
  const low = page.getByRole('table', { name: words.alerts.heading });
  await expect(low.getByRole('rowheader')).toHaveText(['Rice, 5 kg', 'Sugar, 1 kg']);
  // The header updates immediately, and on the next page.
  await expect(page.getByRole('banner').getByText(`2 ${header.low_stock}`).first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('banner').getByText(`2 ${header.low_stock}`).first()).toBeVisible();
});

test('on a phone the code of an item is below its name, which breaks only between words', async ({
  page,
  account,
}) => {
  const water = { id: '4', name: 'Drinking water 500 ml, pack of 15', sku: 'WATER-15' };
  await page.route('**/api/api/inventory', (route) =>
    route.fulfill({ json: [{ ...water, quantity_in_stock: 4, unit: 'pack' }] }),
  );
  await page.setViewportSize({ width: 360, height: 800 });
  await beSignedIn(page, account);
  await page.goto('/account');
  const row = page.getByRole('row', { name: water.name }).first();
  const name = await row.getByRole('rowheader').boundingBox();
  const code = await row.getByRole('cell', { name: water.sku }).boundingBox();
  expect(name?.width).toBeGreaterThan(100);
  expect(code?.x).toBe(name?.x);
  expect(code?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0) - 1);
});

test('the inventory is loaded once for the header and the page', async ({ page, account }) => {
  await beSignedIn(page, account);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/api\/(inventory|alert-settings)$/.test(request.url())) calls.push(request.url());
  });
  await page.goto('/account');
  await expect(page.getByLabel(words.threshold.label)).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('the table sorts by each of its columns in both directions, and announces it', async ({
  page,
  account,
}) => {
  await beSignedIn(page, account);
  await page.goto('/account');
  await page.getByText(`${words.alerts.all} (3)`).click();
  const all = page.getByRole('table', { name: words.alerts.all });
  const { item, sku, quantity, sorted, orders } = words.alerts;
  for (const [column, order, names, sort] of [
    [item, orders.words.ascending, ['Milo, 400 g', 'Rice, 5 kg', 'Sugar, 1 kg'], 'ascending'],
    [item, orders.words.descending, ['Sugar, 1 kg', 'Rice, 5 kg', 'Milo, 400 g'], 'descending'],
    [sku, orders.words.ascending, ['Milo, 400 g', 'Rice, 5 kg', 'Sugar, 1 kg'], 'ascending'],
    [quantity, orders.numbers.ascending, ['Rice, 5 kg', 'Sugar, 1 kg', 'Milo, 400 g'], 'ascending'],
    [quantity, orders.numbers.descending, ['Milo, 400 g', 'Sugar, 1 kg', 'Rice, 5 kg'], 'descending'],
  ] as const) {
    await all.getByRole('button', { name: column }).click();
    await expect(all.getByRole('rowheader')).toHaveText([...names]);
    await expect(all.locator('[aria-sort]')).toHaveText(column);
    await expect(all.locator('[aria-sort]')).toHaveAttribute('aria-sort', sort);
    const said = sorted.replace('[column]', column).replace('[order]', order);
    await expect(page.getByRole('status').filter({ hasText: said })).toBeAttached();
  }
});

test('every item of a long list can be reached', async ({ page, account }) => {
  const many = Array.from({ length: 230 }, (_, at) => ({ ...items[2], id: `${at}`, name: `Item ${at}` }));
  await page.route('**/api/api/inventory', (route) => route.fulfill({ json: many }));
  await beSignedIn(page, account);
  await page.goto('/account');
  await page.getByText(`${words.alerts.all} (230)`).click();
  const rows = page.getByRole('table', { name: words.alerts.all }).getByRole('rowheader');
  await expect(rows).toHaveCount(100);
  await page
    .getByRole('button', { name: words.alerts.more.replace('[count]', '100') })
    .last()
    .click();
  await expect(rows.nth(100)).toBeFocused();
  await page
    .getByRole('button', { name: words.alerts.more.replace('[count]', '30') })
    .last()
    .click();
  await expect(rows).toHaveCount(230);
});

test('settings that only the app host knows are kept when a threshold is saved', async ({
  page,
  account,
}) => {
  let saved: unknown;
  await page.route('**/api/api/alert-settings', async (route) => {
    if (route.request().method() === 'PUT') saved = route.request().postDataJSON();
    await route.fulfill({ json: { threshold_quantity: 6, by_sms: true } });
  });
  await beSignedIn(page, account);
  await page.goto('/account');
  await page.getByLabel(words.threshold.label).fill('8');
  await page.getByRole('button', { name: words.threshold.save, exact: true }).click();
  await expect(page.getByText(words.threshold.saved)).toBeVisible();
  expect(saved).toEqual({ threshold_quantity: 8, by_sms: true });
});

test('a saved threshold is confirmed, and kept after a reload', async ({ page, server }) => {
  const owner = await server.addAccount({});
  await beSignedIn(page, owner);
  await page.goto('/account');
  await page.getByLabel(words.threshold.label).fill('3');
  await page.getByRole('button', { name: words.threshold.save, exact: true }).click();
  await expect(page.getByText(words.threshold.saved)).toBeVisible();
  await expect(page.getByText(words.alerts.none.replace('[threshold]', '3'))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(words.threshold.label)).toHaveValue('3');
});

test('a threshold that is not a whole number is refused under its field', async ({ page, account }) => {
  await beSignedIn(page, account);
  await page.goto('/account');
  const field = page.getByLabel(words.threshold.label);
  await field.fill('six');
  await page.getByRole('button', { name: words.threshold.save, exact: true }).click();
  await expect(field).toHaveAccessibleDescription(/Please enter a whole number that is 0 or more/);
  await expect(field).toHaveValue('six');
});

test('a list that fails to load shows an error and a retry button', async ({ page, account }) => {
  await beSignedIn(page, account);
  await page.route('**/api/api/inventory', (route) => route.abort());
  await page.goto('/account');
  await expect(page.getByRole('alert')).toContainText(words.alerts.failed);
  await page.unroute('**/api/api/inventory');
  await page.route('**/api/api/inventory', (route) => route.fulfill({ json: items }));
  await page.getByRole('button', { name: words.alerts.retry }).click();
  await expect(page.getByText(`${words.alerts.all} (3)`)).toBeVisible();
});

test('a business without items sees how to start', async ({ page, account }) => {
  await page.unroute('**/api/api/inventory');
  await beSignedIn(page, account);
  await page.goto('/account');
  await expect(page.getByText(words.alerts.begin.text)).toBeVisible();
});
