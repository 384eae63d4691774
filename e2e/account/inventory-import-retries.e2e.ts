import { openAccount, words } from '../support/account-page.ts';
import { csv, field, heading, part, rice, save } from '../support/inventory-import.ts';
import { expect, test } from '../support/test.ts';

const { import: own } = words;
const { added } = own.counts;

test('without a network the file stays chosen, before the check and before saving', async ({
  page,
  context,
  server,
}) => {
  await openAccount(page, await server.addAccount({}));
  await context.setOffline(true);
  await field(page).setInputFiles(csv(heading, rice));
  await expect(part(page).getByRole('alert')).toBeVisible();
  await expect(part(page).getByText('stock.csv', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await part(page).getByRole('button', { name: own.again }).click();
  await expect(part(page).getByText(added.one, { exact: true })).toBeVisible();

  await context.setOffline(true);
  await save(page).click();
  await expect(part(page).getByRole('alert')).toBeVisible();
  await expect(part(page).getByRole('row', { name: /Rice 5 kg/ })).toBeVisible();
  await context.setOffline(false);
  await save(page).click();
  await expect(part(page).getByText(own.saved.replace('[changes]', added.one))).toBeVisible();
});

test('after a failed check, the retry skips the same rows', async ({ page, context, server }) => {
  await openAccount(page, await server.addAccount({}));
  await field(page).setInputFiles(csv(heading, rice, 'Oil,OIL-1,bottle,-4,38'));
  const skip = part(page).getByLabel(own.leave_out.negative.one);
  await expect(skip).not.toBeChecked();
  await context.setOffline(true);
  await skip.click();
  const again = part(page).getByRole('button', { name: own.again });
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(skip).toBeChecked();
  await expect(part(page).getByRole('row', { name: /Oil/ })).toHaveCount(0);
});

test('saving cancels a check that is still running', async ({ page, server }) => {
  await openAccount(page, await server.addAccount({}));
  await field(page).setInputFiles(csv(heading, rice, 'Oil,OIL-1,bottle,-4,38'));
  const skip = part(page).getByLabel(own.leave_out.negative.one);
  await expect(skip).toBeVisible();
  await page.route('**/inventory/import', async (route) => {
    // The check gets no response.
    if (route.request().postDataJSON().save) await route.continue();
  });
  await skip.check();
  const cancelled = page.waitForEvent('requestfailed', (request) => /inventory\/import$/.test(request.url()));
  await save(page).click();
  await cancelled;
  await expect(part(page).getByRole('button', { name: own.left_out })).toBeVisible();
  await expect(save(page)).toHaveCount(0);
});

test('a workbook that is read slowly does not replace the file chosen after it', async ({ page, server }) => {
  await openAccount(page, await server.addAccount({}));
  const reader = Promise.withResolvers<void>();
  await page.route(/read-workbook/, async (route) => {
    await reader.promise;
    await route.continue();
  });
  const loaded = page.waitForResponse(/read-workbook/);
  await field(page).setInputFiles({ ...csv(), name: 'broken.xlsx', buffer: Buffer.from([0x50, 0x4b, 3, 4]) });
  await field(page).setInputFiles(csv(heading, rice));
  await expect(save(page)).toBeVisible();
  reader.resolve();
  await (await loaded).finished();
  await save(page).click();
  await expect(part(page).getByText(own.saved.replace('[changes]', added.one))).toBeVisible();
});
