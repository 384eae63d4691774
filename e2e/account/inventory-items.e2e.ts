import type { Page, Route } from '@playwright/test';
import { openAccount, section, words } from '../support/account-page.ts';
import { expect, test } from '../support/test.ts';

const { items: own, alerts } = words;
const part = (page: Page) => section(page, 'alerts');
const dialog = (page: Page) => page.getByRole('dialog');
const add = (page: Page) => part(page).getByRole('button', { name: own.add, exact: true });
const edit = (page: Page, name: string) =>
  part(page)
    .getByRole('button', { name: own.edit.replace('[name]', name) })
    .first();
const heading = (page: Page) => part(page).getByRole('heading', { name: alerts.heading, exact: true });
const low = (page: Page) => page.getByRole('table', { name: alerts.heading });

const field = (page: Page, name: 'name' | 'sku' | 'quantity' | 'unit' | 'price') =>
  dialog(page).getByLabel(new RegExp(`^${own[name]}`));

async function addRice(page: Page) {
  await add(page).click();
  await field(page, 'name').fill('Rice 5 kg');
  await field(page, 'sku').fill('RICE-5');
  await field(page, 'quantity').fill('4');
  await field(page, 'unit').fill('bag');
  await field(page, 'price').fill('95');
  await dialog(page).getByRole('button', { name: own.save }).click();
  await expect(part(page).getByText(own.saved.replace('[name]', 'Rice 5 kg'))).toBeVisible();
}

test('an item is added by keyboard alone, and the list updates', async ({ page, server }) => {
  await openAccount(page, await server.addAccount({}));
  await add(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await field(page, 'name').focus();
  await page.keyboard.type('Rice 5 kg');
  await page.keyboard.press('Tab');
  await page.keyboard.type('RICE-5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await expect(part(page).getByText(own.saved.replace('[name]', 'Rice 5 kg'))).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(add(page)).toBeFocused();
  await expect(low(page).getByRole('rowheader')).toHaveText(['Rice 5 kg']);
});

test('errors are shown under their fields, and the input is kept', async ({ page, server }) => {
  await openAccount(page, await server.addAccount({}));
  await addRice(page);
  await add(page).click();
  await field(page, 'name').fill('Other rice');
  await field(page, 'quantity').fill('many');
  await dialog(page).getByRole('button', { name: own.save }).click();
  await expect(field(page, 'sku')).toBeFocused();
  await expect(field(page, 'sku')).toHaveAccessibleDescription(/Code is required/);
  await expect(field(page, 'quantity')).toHaveAccessibleDescription(/“many” is not a number/);
  await field(page, 'sku').fill('RICE-5');
  await field(page, 'quantity').fill('1,200');
  await dialog(page).getByRole('button', { name: own.save }).click();
  await expect(field(page, 'sku')).toHaveAccessibleDescription(/Rice 5 kg has this code already/);
  await expect(field(page, 'name')).toHaveValue('Other rice');
});

test('an item is changed, and removed after a confirmation', async ({ page, server }) => {
  await openAccount(page, await server.addAccount({}));
  await addRice(page);
  await edit(page, 'Rice 5 kg').click();
  await expect(field(page, 'price')).toHaveValue('95.00');
  await field(page, 'quantity').fill('3.5');
  await dialog(page).getByRole('button', { name: own.save }).click();
  await expect(low(page).getByRole('row', { name: /Rice 5 kg/ })).toContainText('3.5 bag');
  await expect(edit(page, 'Rice 5 kg')).toBeFocused();

  await edit(page, 'Rice 5 kg').click();
  await dialog(page).getByRole('button', { name: own.remove, exact: true }).click();
  await expect(dialog(page).getByRole('button', { name: own.keep })).toBeFocused();
  await dialog(page).getByRole('button', { name: own.remove_confirm, exact: true }).click();
  await expect(part(page).getByText(own.removed.replace('[name]', 'Rice 5 kg'))).toBeVisible();
  await expect(part(page).getByText(alerts.begin.text)).toBeVisible();
  await expect(heading(page)).toBeFocused();
});

test('an item that is restocked leaves the low stock, and the focus moves to the heading', async ({
  page,
  server,
}) => {
  await openAccount(page, await server.addAccount({}));
  await addRice(page);
  await edit(page, 'Rice 5 kg').click();
  await field(page, 'quantity').fill('4000');
  await dialog(page).getByRole('button', { name: own.save }).click();
  await expect(low(page)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test('a conflicting change is shown before it is overwritten', async ({ page, server, context }) => {
  const account = await server.addAccount({});
  await openAccount(page, account);
  await addRice(page);
  await edit(page, 'Rice 5 kg').click();
  await expect(field(page, 'quantity')).toHaveValue('4');

  const other = await context.newPage();
  await other.goto('/account');
  await edit(other, 'Rice 5 kg').click();
  await field(other, 'quantity').fill('2');
  await dialog(other).getByRole('button', { name: own.save }).click();
  await expect(part(other).getByText(own.saved.replace('[name]', 'Rice 5 kg'))).toBeVisible();

  await field(page, 'quantity').fill('9');
  await dialog(page).getByRole('button', { name: own.save }).click();
  const now = own.meanwhile.replace('[item]', 'Rice 5 kg, RICE-5, 2 bag, GH₵95.00');
  await expect(dialog(page).getByRole('alert')).toHaveText(now);
  await expect(field(page, 'quantity')).toHaveValue('9');
  await dialog(page).getByRole('button', { name: own.save }).click();
  await expect(low(page).getByRole('row', { name: /Rice 5 kg/ })).toContainText('9 bag');
});

/** Sends a new item, closes its form and types another one. Returns the request of the first. */
async function sendAndGoOn(page: Page): Promise<Route> {
  const { promise: sent, resolve: onSent } = Promise.withResolvers<Route>();
  await page.route('**/inventory/items', onSent, { times: 1 });
  await add(page).click();
  await field(page, 'name').fill('Late rice');
  await field(page, 'sku').fill('RICE-5');
  await field(page, 'quantity').fill('4');
  await dialog(page).getByRole('button', { name: own.save }).click();
  await dialog(page).getByRole('button', { name: own.close }).click();
  await add(page).click();
  await field(page, 'name').fill('Next rice');
  return sent;
}

test('a late response for one item leaves the next one open', async ({ page, server }) => {
  await openAccount(page, await server.addAccount({}));
  const late = await sendAndGoOn(page);
  await late.continue();
  await expect(page.getByText(own.saved.replace('[name]', 'Late rice'))).toBeAttached();
  await expect(dialog(page)).toBeVisible();
  await expect(field(page, 'name')).toHaveValue('Next rice');
});

test('an item that fails after its form was closed is shown again, before the next one', async ({
  page,
  server,
}) => {
  await openAccount(page, await server.addAccount({}));
  const late = await sendAndGoOn(page);
  await late.abort();
  const failed = dialog(page).filter({ has: page.getByRole('alert') });
  await expect(failed.getByLabel(own.name)).toHaveValue('Late rice');
  await failed.getByRole('button', { name: own.save }).click();
  await expect(page.getByText(own.saved.replace('[name]', 'Late rice'))).toBeAttached();
  await expect(dialog(page)).toHaveCount(1);
  await expect(field(page, 'name')).toHaveValue('Next rice');
});

test('items are found by name and code during typing', async ({ page, server }) => {
  await openAccount(page, await server.addAccount({}));
  const rows = Array.from({ length: 30 }, (_, at) => `Item ${at},SKU-${at},${at}`).join('\n');
  await section(page, 'import')
    .getByLabel(words.import.file)
    .setInputFiles({
      name: 'a.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`name,sku,quantity\n${rows}`),
    });
  await section(page, 'import')
    .getByRole('button', { name: /^Save / })
    .click();
  await page.getByText(`${alerts.all} (30)`).click();
  const all = page.getByRole('table', { name: alerts.all });
  await page.getByLabel(own.search).fill('sku-2');
  await expect(all.getByRole('rowheader')).toHaveCount(11);
  await expect(part(page).getByText(own.found.many.replace('[count]', '11'))).toBeVisible();
  await page.getByLabel(own.search).fill('Milo');
  await expect(part(page).getByText(own.none.replace('[query]', 'Milo'))).toBeVisible();
  await expect(all).toHaveCount(0);
  await page.getByLabel(own.search).fill('');
  await expect(all.getByRole('rowheader')).toHaveCount(30);
});
