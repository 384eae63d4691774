import { readFile } from 'node:fs/promises';
import { readWords } from '@accounting-site/content/reading/pages';
import { writeXlsx } from 'hucre/xlsx';
import { frameSchema } from '../../apps/site/src/layouts/_parts/frame-words.ts';
import { openAccount, section, words } from '../support/account-page.ts';
import { csv, field, heading, part, rice, save } from '../support/inventory-import.ts';
import { expect, test } from '../support/test.ts';

const { import: own, alerts } = words;
const { header } = readWords('en/frame.yaml', frameSchema);
const { added, wrong } = own.counts;

test('a file is chosen, previewed and saved, and the stock alerts update', async ({ page, server }) => {
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

test('the columns that are not read are named', async ({ page, server }) => {
  await openAccount(page, await server.addAccount({}));
  await field(page).setInputFiles(csv(`${heading},Price (KES),Shelf`, `${rice},300,A3`));
  await expect(part(page).getByText(own.unread.replace('[columns]', 'Price (KES), Shelf'))).toBeVisible();
});

test('a file without changes cannot be saved', async ({ page, server }) => {
  await openAccount(page, await server.addAccount({}));
  await field(page).setInputFiles(csv(heading, rice));
  await save(page).click();
  await expect(part(page).getByText(added.one, { exact: false })).toBeVisible();
  await field(page).setInputFiles(csv(heading, rice));
  await expect(part(page).getByText(own.nothing)).toBeVisible();
  await expect(save(page)).toHaveCount(0);
});

test('wrong rows are skipped, can be downloaded with their errors, and are accepted after a correction', async ({
  page,
  server,
}) => {
  await openAccount(page, await server.addAccount({}));
  await field(page).setInputFiles(
    csv(heading, rice, 'Sugar 1 kg,SUG-1,bag,three,17.5', ',OIL-1,bottle,4,38'),
  );
  await expect(part(page).getByText(`${added.one} and ${wrong.many.replace('[count]', '2')}`)).toBeVisible();
  await expect(part(page).getByRole('alert')).toHaveText(own.wrong);
  const errors = part(page).getByRole('table', { name: own.errors });
  await expect(errors.getByRole('row')).toHaveCount(3);
  await expect(errors.getByRole('row').nth(1)).toContainText(/^3\s*quantity/);
  await expect(errors.getByRole('row').nth(2)).toContainText(/^4\s*name/);

  await expect(save(page)).toHaveText(own.save.one);
  await save(page).click();
  await expect(part(page).getByText(own.saved.replace('[changes]', added.one))).toBeVisible();
  const download = page.waitForEvent('download');
  await part(page).getByRole('button', { name: own.left_out }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`stock-${own.left_out_file}.csv`);
  const leftOut = await readFile(await file.path(), 'utf8');
  expect(leftOut).toContain('“three” is not a number');

  const corrected = leftOut.replace('"three"', '"3"').replace('"",', '"Oil 1 litre",');
  await field(page).setInputFiles({ ...csv(), buffer: Buffer.from(corrected) });
  await expect(part(page).getByText('2 items are new', { exact: true })).toBeVisible();
  await expect(errors).toHaveCount(0);
  await part(page).getByRole('button', { name: own.cancel }).click();
  await expect(part(page).getByRole('table')).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test('a file of which every row is wrong says to correct the rows', async ({ page, server }) => {
  await openAccount(page, await server.addAccount({}));
  await field(page).setInputFiles(csv(heading, ',OIL-1,bottle,4,38'));
  await expect(part(page).getByRole('alert')).toHaveText(own.wrong);
  await expect(save(page)).toHaveCount(0);
});

test('a file without valid rows shows an error', async ({ page, server }) => {
  await openAccount(page, await server.addAccount({}));
  await field(page).setInputFiles(csv('a,b', 'Rice,RICE'));
  await expect(part(page).getByRole('alert')).toHaveText(own.unusable);
  await expect(save(page)).toHaveCount(0);
  await expect(part(page).getByRole('button', { name: own.left_out })).toHaveCount(0);
});

test('example rows are skipped by default, and negative quantities are included by default', async ({
  page,
  server,
}) => {
  await openAccount(page, await server.addAccount({}));
  await field(page).setInputFiles(csv(heading, rice, 'EXAMPLE Soap,SOP01,bar,5,9', 'Oil,OIL-1,bottle,-4,38'));
  await expect(part(page).getByText('2 items are new', { exact: true })).toBeVisible();
  const row = (name: RegExp) => part(page).getByRole('row', { name });
  await expect(row(/Oil/)).toContainText(own.flags.negative);
  await expect(row(/Soap/)).toHaveCount(0);
  await part(page).getByLabel(own.leave_out.example.one).uncheck();
  await expect(row(/Soap/)).toContainText(own.flags.example);
  await part(page).getByLabel(own.leave_out.negative.one).check();
  await expect(row(/Oil/)).toHaveCount(0);
  await expect(part(page).getByLabel(own.leave_out.negative.one)).toBeFocused();
  await save(page).click();
  await expect(part(page).getByRole('button', { name: own.left_out })).toBeVisible();
  const low = page.getByRole('table', { name: alerts.heading });
  await expect(low.getByRole('rowheader')).toHaveText(['EXAMPLE Soap']);
});

test('an Excel workbook is read in the browser and imported', async ({ page, server }) => {
  await openAccount(page, await server.addAccount({}));
  const rows = [
    heading.split(','),
    ['Rice 5 kg', 'RICE-5', 'bag', 46, 95],
    ['Oil', 'OIL-1', 'l', 2.5, 38.25],
  ];
  await field(page).setInputFiles({
    name: 'stock.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'Stock', rows }] })),
  });
  await expect(part(page).getByText('2 items are new', { exact: true })).toBeVisible();
  await expect(part(page).getByRole('row', { name: /Oil/ })).toContainText('GH₵38.25');
  await save(page).click();
  await expect(part(page).getByText(own.saved.replace('[changes]', '2 items are new'))).toBeVisible();
});

test('a long file is shown in part, and completely on request', async ({ page, server }) => {
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

test('the import accepts the template', async ({ page, server }) => {
  await openAccount(page, await server.addAccount({}));
  const download = page.waitForEvent('download');
  await section(page, 'alerts').getByRole('link', { name: alerts.begin.template }).click();
  const file = await (await download).path();
  await field(page).setInputFiles({ ...csv(), buffer: await readFile(file) });
  await part(page).getByLabel(own.leave_out.example.many.replace('[count]', '5')).uncheck();
  await expect(part(page).getByText('5 items are new', { exact: true })).toBeVisible();
  await expect(save(page)).toHaveText(own.save.many.replace('[count]', '5'));
});

test('a file that cannot be read is refused with a message, and nothing is sent', async ({
  page,
  account,
}) => {
  await openAccount(page, account);
  const sent: string[] = [];
  // Requests that the page still sends to load itself are not the file's.
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  // Files with the same message are not next to each other, so that each shows its own.
  for (const [what, name, content, problem] of [
    ['a broken workbook', 'stock.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 20, 0]), own.problems.workbook],
    ['text in another encoding', 'stock.csv', Buffer.from([0x43, 0x61, 0x66, 0xe9]), own.problems.encoding],
    ['an old workbook', 'stock.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), own.problems.workbook],
    ['an empty file', 'stock.csv', Buffer.from(''), own.problems.empty],
    ['more than 1 MB', 'stock.csv', Buffer.alloc(1_000_001, 'a'), own.problems.too_large],
  ] as const) {
    await field(page).setInputFiles({ name, mimeType: 'text/csv', buffer: content });
    await expect(part(page).getByRole('alert'), what).toHaveText(problem);
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(problem.slice(0, 20)));
    expect(sent, what).toEqual([]);
  }
});

test('a dropped file is treated like a chosen one, and two files are refused', async ({ page, server }) => {
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
  await expect(part(page).getByText(added.one, { exact: true })).toBeVisible();
});
