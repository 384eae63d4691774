import { readFileSync } from 'node:fs';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { readWords } from '@accounting-site/content/reading/pages';
import { csvFile } from '@accounting-site/contract/fields/csv-cell';
import type { Locator, Page } from '@playwright/test';
import { reconcile } from '../../apps/site/src/islands/mobile-money-reconciliation/reconcile.ts';
import { reconciliationSchema } from '../../apps/site/src/islands/mobile-money-reconciliation/reconciliation-words.ts';
import { resultCells } from '../../apps/site/src/islands/mobile-money-reconciliation/result-texts.ts';
import { counted } from '../../apps/site/src/lib/text/counted.ts';
import { formatPesewas } from '../../apps/site/src/lib/tools/pesewas.ts';
import { waitUntilAtRest } from '../support/at-rest.ts';
import { findOverflow } from '../support/find-overflow.ts';
import { expect, test } from '../support/test.ts';
import { watchPage } from '../support/watch-page.ts';

const words = readWords('en/tools/mobile-money-reconciliation.yaml', reconciliationSchema);
const { form, result, problems, columns, csv } = words;
const path = '/resources/tools/mobile-money-reconciliation';
const found = reconcile(words.example);
if ('errors' in found) throw new Error('the example can be compared');

const headings = 'Date,Reference,Amount';
const wallet = (page: Page) => page.getByRole('textbox', { name: form.wallet });
const book = (page: Page) => page.getByRole('textbox', { name: form.book });
const compare = (page: Page) => page.getByRole('button', { name: form.submit });
const headline = (page: Page) => page.locator('#tool').getByRole('status').first();

test('the example shows matches, missing entries and the steps from one total to the other', async ({
  page,
}) => {
  const wrong = await watchPage(page);
  await page.goto(path);
  await page.getByRole('button', { name: form.example }).click();
  const difference = formatPesewas(Math.abs(found.explanation.difference));
  await expect(headline(page)).toHaveText(fillSlots(result.less, { amount: difference }));
  await expect(wallet(page)).toHaveValue(words.example.wallet);
  for (const [group, count] of [
    [result.groups.differing, found.match.differing.length],
    [result.groups.only_wallet, found.match.onlyWallet.length],
    [result.groups.double_book, found.match.doubleBook.length],
    [result.groups.agreed, found.match.agreed.length],
  ] as const) {
    const summary = fillSlots(result.group_count, { heading: group.heading, count: `${count}` });
    await expect(page.getByText(summary, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(result.groups.double_wallet.heading)).toHaveCount(0);
  expect(wrong).toEqual([]);
});

test('pasted data neither leaves the browser nor is stored in it', async ({ page, context }) => {
  await page.goto(path);
  await wallet(page).focus();
  await expect(page.locator('#tool astro-island[ssr]')).toHaveCount(0);
  await waitUntilAtRest(page);
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  await wallet(page).fill(`${headings}\n2026-11-02,SECRET1,5.00`);
  await book(page).fill(`${headings}\n2026-11-02,SECRET1,5.00`);
  await compare(page).click();
  await expect(headline(page)).toHaveText(result.agrees_one);
  expect(requests).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('SECRET1');
  expect(page.url()).not.toContain('SECRET1');
  await page.reload();
  await expect(wallet(page)).toHaveValue('');
});

test('an invalid side says what to paste and keeps the input', async ({ page }) => {
  await page.goto(path);
  await book(page).fill('my notes');
  await compare(page).click();
  await expect(wallet(page)).toBeFocused();
  await expect(page.getByText(problems.empty)).toBeVisible();
  await expect(page.getByText(problems.nothing_read)).toBeVisible();
  await expect(book(page)).toHaveValue('my notes');
});

test('unreadable lines are listed, each with the reason', async ({ page }) => {
  await page.goto(path);
  await wallet(page).fill(`${headings}\n2026-11-02,A1,5.00\n2026-11-03,A2,\nStatement`);
  await book(page).fill(`${headings}\n2026-11-02,A1,5.00`);
  await compare(page).click();
  await expect(headline(page)).toContainText(counted(result.lines, 2));
  await expect(page.getByText(fillSlots(result.unread_wallet, { count: '2' }))).toBeVisible();
  const reason = fillSlots(result.unread_line, { line: '3', reason: result.reasons.no_amount });
  await expect(page.getByText(reason)).toBeVisible();
});

test('a list without headings asks for its columns, by keyboard as well, and remembers the choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(path);
  await wallet(page).fill('When,What,Plus,Minus\n2/11/2026,A1,"1,200.00",\n3/11/2026,A2,,40.00');
  await book(page).fill(`${headings}\n2/11/2026,A1,1200\n3/11/2026,A2,-40`);
  await compare(page).click();
  await expect(page.getByText(problems.columns)).toBeVisible();
  const questions = page.getByRole('group', { name: columns.wallet });
  const question = (name: keyof typeof columns.questions) =>
    questions.getByRole('combobox', { name: columns.questions[name], exact: true });
  await expect(question('date')).toBeFocused();
  await expect(questions.getByRole('cell', { name: '1,200.00' })).toBeVisible();
  await expect(page.getByRole('group', { name: columns.book })).toHaveCount(0);
  expect(await findOverflow(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await question('moneyIn').selectOption('2');
  await question('moneyOut').selectOption('3');
  await expect(question('date')).toHaveValue('0');
  await expect(question('reference')).toHaveValue('1');
  await compare(page).click();
  await expect(headline(page)).toHaveText(fillSlots(result.agrees, { count: '2' }));

  await wallet(page).fill('4/11/2026,A3,7.00,');
  await book(page).fill(`${headings}\n4/11/2026,A3,7`);
  await compare(page).click();
  await expect(headline(page)).toHaveText(result.agrees_one);
  await expect(question('moneyOut')).toHaveValue('3');
});

test('pasted text messages need no headings', async ({ page }) => {
  await page.goto(path);
  await wallet(page).fill(
    '2/11/2026 Payment received for GHS 1,250.00 from AMA. Current Balance: GHS 2,000.00. Transaction ID: 12345678901.',
  );
  await book(page).fill(`${headings}\n2/11/2026,12345678901,1250`);
  await compare(page).click();
  await expect(headline(page)).toHaveText(result.agrees_one);
});

test('the results can be saved as a file for a spreadsheet', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: form.example }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: result.save }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(result.file);
  expect(readFileSync(await download.path(), 'utf8')).toBe(csvFile(resultCells(found.match, csv)));
});

test('5,000 lines on each side are compared, and displayed in parts', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const lines = Array.from({ length: 5000 }, (_, at) => `2026-11-02,${100_000 + at},${at + 1}.00`);
  await page.goto(path);
  await paste(wallet(page), [headings, ...lines].join('\n'));
  await paste(book(page), [headings, ...lines.slice(0, 4700)].join('\n'));
  await compare(page).click();
  const { heading } = result.groups.only_wallet;
  const group = page.locator('details').filter({ hasText: heading });
  await expect(group).toContainText('300');
  await expect(group.getByRole('row')).toHaveCount(51);
  await group.getByRole('button', { name: fillSlots(result.more_rows, { count: '200' }) }).click();
  await expect(group.getByRole('row')).toHaveCount(251);

  await page.getByRole('button', { name: form.clear }).click();
  await paste(wallet(page), [headings, ...lines, '2026-11-02,1,1.00'].join('\n'));
  await compare(page).click();
  await expect(page.getByText(problems.too_long)).toBeVisible();
});

test('a statement is read from a file, and a PDF shows instructions instead', async ({ page }) => {
  await page.goto(path);
  const file = page.getByLabel(`${form.open}: ${form.wallet}`);
  await wallet(page).focus();
  await expect(page.locator('#tool astro-island[ssr]')).toHaveCount(0);
  await file.setInputFiles({
    name: 'momo.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(words.example.wallet),
  });
  await expect(wallet(page)).toHaveValue(words.example.wallet);
  await file.setInputFiles({
    name: 'momo.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(page.getByText(problems.not_text)).toBeVisible();
  await expect(wallet(page)).toHaveValue(words.example.wallet);
});

test('a file that is read slowly does not replace one that was opened later', async ({ page }) => {
  await page.addInitScript(() => {
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = async function () {
      const bytes = await read.call(this);
      await ((this as File).name === 'slow.csv' && new Promise((go) => addEventListener('slow file', go)));
      return bytes;
    };
  });
  await page.goto(path);
  await wallet(page).focus();
  await expect(page.locator('#tool astro-island[ssr]')).toHaveCount(0);
  const file = page.getByLabel(`${form.open}: ${form.wallet}`);
  const csv = { mimeType: 'text/csv', buffer: Buffer.from('The wrong file') };
  await file.setInputFiles({ ...csv, name: 'slow.csv' });
  await file.setInputFiles({ ...csv, name: 'momo.csv', buffer: Buffer.from(words.example.wallet) });
  await expect(wallet(page)).toHaveValue(words.example.wallet);
  await page.evaluate(() => dispatchEvent(new Event('slow file')));
  await expect(wallet(page)).toHaveValue(words.example.wallet);
});

test('one button clears both fields', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('button', { name: form.example }).click();
  await expect(headline(page)).not.toBeEmpty();
  await page.getByRole('button', { name: form.clear }).click();
  await expect(wallet(page)).toHaveValue('');
  await expect(book(page)).toHaveValue('');
  await expect(headline(page)).toBeEmpty();
});

test('stacked buttons on a phone have the same width', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(path);
  const widths = await Promise.all(
    [form.submit, form.clear].map(async (name) =>
      page.getByRole('button', { name }).evaluate((button) => button.getBoundingClientRect().width),
    ),
  );
  expect(new Set(widths).size).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page links to the example and the manual steps instead of showing fields', async ({ page }) => {
    await page.goto(path);
    await expect(wallet(page)).toBeHidden();
    await expect(compare(page)).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: words.reckoner.heading }).click();
    await expect(page).toHaveURL(/reconciliation#reckoner$/);
    await expect(page.locator('#by-hand').getByRole('listitem').first()).toBeVisible();
    const { book: from, wallet: to } = found.explanation;
    const cell = (amount: number) =>
      page.locator('#reckoner').getByRole('cell', { name: formatPesewas(amount) });
    for (const amount of [from, to]) await expect(cell(amount)).toBeVisible();
  });
});

/** Pastes like a visitor, because typing thousands of lines would take minutes. */
async function paste(field: Locator, text: string) {
  await field.evaluate((_, copied) => navigator.clipboard.writeText(copied), text);
  await field.focus();
  await field.press('ControlOrMeta+V');
}
