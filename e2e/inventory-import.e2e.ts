import { readFile } from 'node:fs/promises';
import { readWords } from '@accounting-site/content/pages';
import type { Page } from '@playwright/test';
import { frameSchema } from '../apps/site/src/layouts/_parts/frame-words.ts';
import { openAccount, section, words } from './support/account-page.ts';
import { expect, test } from './support/test.ts';

const { import: own, alerts } = words;
const { header } = readWords('en/frame.yaml', frameSchema);
const part = (page: Page) => section(page, 'import');
const field = (page: Page) => part(page).getByLabel(own.file);
const save = (page: Page) => part(page).getByRole('button', { name: /^Save / });

const csv = (...lines: string[]) => ({
  name: 'stock.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\r\n')}\r\n`),
});
const heading = 'name,sku,unit,quantity,price';
const rice = 'Rice 5 kg,RICE-5,bag,46,95.00';

test('a list is chosen, looked at and saved, and the stock alerts follow', async ({ page, server }) => {
  await openAccount(page, await server.addAccount({}));
  await expect(section(page, 'alerts')).toContainText(alerts.begin.text);
  await field(page).setInputFiles(
    csv(heading, rice, 'Ɛtɔ spice,ETO-1,tin,2,', 'Sugar 1 kg,SUG-1,bag,3,17.5'),
  );
  await expect(part(page).getByText('stock.csv', { exact: true })).toBeVisible();
  await expect(part(page).getByText('3 items are new', { exact: true })).toBeVisible();
  const row = part(page).getByRole('row', { name: /Rice 5 kg/ });
  await expect(row).toContainText('RICE-5');
  await expect(row).toContainText('46 bag');
  await expect(row).toContainText('GH₵95.00');
  await expect(section(page, 'alerts')).toContainText(alerts.begin.text);

  await save(page).click();
  await expect(part(page).getByText(own.saved.replace('[changes]', '3 items are new'))).toBeVisible();
  await expect(field(page)).toBeFocused();
  const low = page.getByRole('table', { name: alerts.heading });
  await expect(low.getByRole('rowheader')).toHaveText(['Ɛtɔ spice', 'Sugar 1 kg']);
  await expect(page.getByRole('banner').getByText(`2 ${header.low_stock}`).first()).toBeVisible();

  await field(page).setInputFiles(
    csv(heading, 'Rice 5 kg,RICE-5,bag,40,95.00', 'Sugar 1 kg,SUG-1,bag,3,17.5'),
  );
  await expect(part(page).getByText('1 item changes and 1 item stays as it is')).toBeVisible();
  await expect(save(page)).toHaveText(own.save.one);
});

test('a file that changes nothing has nothing to save', async ({ page, server }) => {
  await openAccount(page, await server.addAccount({}));
  await field(page).setInputFiles(csv(heading, rice));
  await save(page).click();
  await expect(part(page).getByText('1 item is new', { exact: false })).toBeVisible();
  await field(page).setInputFiles(csv(heading, rice));
  await expect(part(page).getByText(own.nothing)).toBeVisible();
  await expect(save(page)).toHaveCount(0);
});

test('what is wrong is said row by row, nothing is saved, and the mended file is taken', async ({
  page,
  server,
}) => {
  await openAccount(page, await server.addAccount({}));
  await field(page).setInputFiles(
    csv(heading, rice, 'Sugar 1 kg,SUG-1,bag,three,17.5', ',OIL-1,bottle,4,38'),
  );
  await expect(part(page).getByText('1 item is new and 2 rows need mending')).toBeVisible();
  await expect(part(page).getByRole('alert')).toHaveText(own.wrong);
  const errors = part(page).getByRole('table', { name: own.errors });
  await expect(errors.getByRole('row')).toHaveCount(3);
  await expect(errors.getByRole('row').nth(1)).toContainText(/^3\s*quantity/);
  await expect(errors.getByRole('row').nth(2)).toContainText(/^4\s*name/);
  await expect(save(page)).toHaveCount(0);

  await field(page).setInputFiles(
    csv(heading, rice, 'Sugar 1 kg,SUG-1,bag,3,17.5', 'Oil 1 litre,OIL-1,bottle,4,38'),
  );
  await expect(part(page).getByText('3 items are new', { exact: true })).toBeVisible();
  await expect(errors).toHaveCount(0);
  await part(page).getByRole('button', { name: own.cancel }).click();
  await expect(part(page).getByRole('table')).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test('a long file is shown in part, and all of it when it is asked for', async ({ page, server }) => {
  await openAccount(page, await server.addAccount({}));
  const lines = Array.from({ length: 40 }, (_, at) => `Item ${at},SKU-${at},piece,${at},1.00`);
  await field(page).setInputFiles(csv(heading, ...lines));
  const rows = part(page).getByRole('table', { name: own.rows }).getByRole('rowheader');
  await expect(rows).toHaveCount(10);
  await part(page)
    .getByRole('button', { name: own.show_all.replace('[count]', '40') })
    .click();
  await expect(rows).toHaveCount(40);
  await expect(rows.nth(10)).toBeFocused();
});

test('the template holds what the import takes', async ({ page, server }) => {
  await openAccount(page, await server.addAccount({}));
  const download = page.waitForEvent('download');
  await section(page, 'alerts').getByRole('link', { name: alerts.begin.template }).click();
  const file = await (await download).path();
  await field(page).setInputFiles({ ...csv(), buffer: await readFile(file) });
  await expect(part(page).getByText('5 items are new', { exact: true })).toBeVisible();
  await expect(save(page)).toHaveText(own.save.many.replace('[count]', '5'));
});

for (const [what, name, content, problem] of [
  ['a workbook of Excel', 'stock.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), own.problems.workbook],
  ['letters of another encoding', 'stock.csv', Buffer.from([0x43, 0x61, 0x66, 0xe9]), own.problems.encoding],
  ['an empty file', 'stock.csv', Buffer.from(''), own.problems.empty],
  ['more than 1 MB', 'stock.csv', Buffer.alloc(1_000_001, 'a'), own.problems.too_large],
] as const) {
  test(`${what} is refused in words, and nothing is sent`, async ({ page, account }) => {
    await openAccount(page, account);
    const sent: string[] = [];
    // What the page still reads for itself is not the file.
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await field(page).setInputFiles({ name, mimeType: 'text/csv', buffer: content });
    await expect(part(page).getByRole('alert')).toHaveText(problem);
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(problem.slice(0, 20)));
    expect(sent).toEqual([]);
  });
}

test('a file that is dropped is read as one that is chosen, and two are one too many', async ({
  page,
  server,
}) => {
  await openAccount(page, await server.addAccount({}));
  const drop = async (...names: string[]) => {
    const transfer = await page.evaluateHandle(
      ([text, ...files]) => {
        const data = new DataTransfer();
        for (const name of files) data.items.add(new File([text ?? ''], name, { type: 'text/csv' }));
        return data;
      },
      [`${heading}\n${rice}\n`, ...names],
    );
    await part(page).getByText(own.drop).dispatchEvent('drop', { dataTransfer: transfer });
  };
  await drop('one.csv', 'two.csv');
  await expect(part(page).getByRole('alert')).toHaveText(own.problems.several);
  await drop('one.csv');
  await expect(part(page).getByText('1 item is new', { exact: true })).toBeVisible();
});

test('without a network the file stays chosen, before it is checked and before it is saved', async ({
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
  await expect(part(page).getByText('1 item is new', { exact: true })).toBeVisible();

  await context.setOffline(true);
  await save(page).click();
  await expect(part(page).getByRole('alert')).toBeVisible();
  await expect(part(page).getByRole('row', { name: /Rice 5 kg/ })).toBeVisible();
  await context.setOffline(false);
  await save(page).click();
  await expect(part(page).getByText(own.saved.replace('[changes]', '1 item is new'))).toBeVisible();
});
