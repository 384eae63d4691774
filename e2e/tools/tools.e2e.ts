import { readBrand } from '@accounting-site/content/facts/facts';
import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { readTaxes } from '@accounting-site/content/money/taxes';
import { readWords } from '@accounting-site/content/reading/pages';
import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { z } from 'zod';
import { marginSchema } from '../../apps/site/src/islands/margin-calculator/margin-words.ts';
import { vatSchema } from '../../apps/site/src/islands/vat-calculator/vat-words.ts';
import { withholdingSchema } from '../../apps/site/src/islands/withholding-calculator/withholding-words.ts';
import { formatDay } from '../../apps/site/src/lib/text/format-day.ts';
import { commonToolWords } from '../../apps/site/src/lib/tool-form/tool-words.ts';
import { expect, test } from '../support/test.ts';
import { watchPage } from '../support/watch-page.ts';

const index = readWords(
  'en/tools-index.yaml',
  z.looseObject({
    tools: z.array(z.string()),
    common: commonToolWords,
  }),
);
const { common } = index;
const vat = readWords('en/tools/vat-calculator.yaml', vatSchema);
const withholding = readWords('en/tools/withholding-tax-calculator.yaml', withholdingSchema);
const margin = readWords('en/tools/margin-and-markup.yaml', marginSchema);

const result = (page: Page) => page.locator('#tool').getByRole('status').first().locator('..');
const toolPage = z.looseObject({ heading: z.string(), summary: z.string() });

test('the list of tools links to each of them', async ({ page }) => {
  await page.goto('/resources/tools');
  for (const slug of index.tools) {
    const { heading, summary } = readWords(`en/tools/${slug}.yaml`, toolPage);
    const item = page.getByRole('main').getByRole('listitem').filter({ hasText: summary });
    await expect(item.getByRole('link', { name: heading })).toHaveAttribute(
      'href',
      `/resources/tools/${slug}`,
    );
  }
});

test('VAT is calculated both ways, and the URL contains the result', async ({ page }) => {
  const problems = await watchPage(page);
  await page.goto('/resources/tools/vat-calculator');
  await expect(result(page)).toContainText('GH₵1,200.00');
  await page.getByLabel(vat.form.amount).fill('GH₵180');
  await page.getByRole('radio', { name: vat.form.split }).check();
  await page.getByRole('button', { name: vat.form.submit }).click();
  await expect(result(page)).toContainText('GH₵22.50');
  await expect(page).toHaveURL(/\?amount=GH%E2%82%B5180&direction=split#tool$/);
  // Without the space that makes a screen reader announce a result that was worked out.
  const said = (await result(page).textContent())?.replace('\u00a0', '');

  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(result(page)).toHaveText(said ?? '');
  await expect(page.getByLabel(vat.form.amount)).toHaveValue('GH₵180');
  await expect(page.getByRole('radio', { name: vat.form.split })).toBeChecked();
  expect(problems).toEqual([]);
});

test('the initial result is marked as an example, and the field is empty', async ({ page }) => {
  await page.goto('/resources/tools/vat-calculator');
  const example = page.locator('#tool').getByText(common.example, { exact: true });
  await expect(example).toBeVisible();
  await page.getByLabel(vat.form.amount).click();
  await page.keyboard.type('500');
  await expect(page.getByLabel(vat.form.amount)).toHaveValue('500');
  await page.getByRole('button', { name: vat.form.submit }).click();
  await expect(result(page)).toContainText('GH₵600.00');
  await expect(example).toBeHidden();
});

test('a result is marked as outdated while the figures differ from it', async ({ page }) => {
  await page.goto('/resources/tools/vat-calculator?amount=1000&direction=add');
  const note = page.getByText(fillSlots(common.changed, { submit: vat.form.submit }));
  await expect(result(page)).toContainText('GH₵1,200.00');
  await expect(note).toBeHidden();
  await page.getByRole('radio', { name: vat.form.split }).check();
  await expect(note).toBeVisible();
  await expect(page.getByRole('button', { name: common.copy })).toBeHidden();
  await page.getByRole('radio', { name: vat.form.add }).check();
  await expect(note).toBeHidden();
  await page.getByLabel(vat.form.amount).fill('5000');
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: vat.form.submit }).click();
  await expect(result(page)).toContainText('GH₵6,000.00');
  await expect(note).toBeHidden();
  await expect(page.getByRole('button', { name: common.copy })).toBeVisible();
});

test('an invalid amount is kept, shows what to write and takes the focus', async ({ page }) => {
  await page.goto('/resources/tools/vat-calculator');
  const amount = page.getByLabel(vat.form.amount);
  await amount.fill('1,5000');
  await amount.press('Enter');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(new RegExp(escaped(common.problems.comma)));
  await expect(amount).toHaveValue('1,5000');
  await expect(result(page)).toHaveText(common.waiting);
  await amount.fill('2.50');
  await amount.press('Enter');
  await expect(result(page)).toContainText('GH₵3.00');
  await expect(amount).not.toHaveAttribute('aria-invalid');
});

test('a result can be copied with its URL, and shared as a message', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/resources/tools/vat-calculator?amount=1000&direction=add');
  await page.getByRole('button', { name: common.copy }).click();
  await expect(page.getByText(common.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('GH₵1,200.00');
  expect(copied.split('\n').at(-1)).toBe(page.url());
  const message = await page.getByRole('link', { name: common.whatsapp }).getAttribute('href');
  expect(new URL(message ?? '').searchParams.get('text')).toBe(copied);
});

test("a figure can be copied as a plain number, once it is the visitor's own", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const total = (name: string) =>
    page.getByRole('button', { name: fillSlots(common.copy_figure, { label: name, amount: 'GH₵1,200.00' }) });
  await page.goto('/resources/tools/vat-calculator');
  await expect(total(vat.answer.total)).toHaveCount(0);
  await page.goto('/resources/tools/vat-calculator?amount=1000&direction=add');
  await total(vat.answer.total).click();
  await expect(page.getByRole('status').filter({ hasText: '1200.00' })).toHaveText(
    fillSlots(common.figure_copied, { figure: '1200.00' }),
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('1200.00');
});

test('without a clipboard the figures are text', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
  });
  await page.goto('/resources/tools/vat-calculator?amount=1000&direction=add');
  await expect(result(page)).toContainText('GH₵1,200.00');
  await expect(result(page).getByRole('button')).toHaveCount(0);
});

test('a printed result takes one page, with the name of the brand', async ({ page }) => {
  await page.goto('/resources/tools/vat-calculator?amount=1000&direction=add');
  await expect(result(page)).toContainText('GH₵1,200.00');
  const print = async () => getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  // The rest of the page is left out once its script knows that there is a result.
  await expect.poll(async () => (await print()).numPages).toBe(1);
  const paper = await print();
  const { items } = await (await paper.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  expect(text).toContain(readBrand().name);
  expect(text).toContain('GH₵1,200.00');
});

test('if the browser does not allow copying, the result is selected', async ({ page }) => {
  await page.goto('/resources/tools/vat-calculator?amount=1000&direction=add');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.getByRole('button', { name: common.copy }).click();
  await expect(page.getByText(common.copy_failed)).toBeVisible();
  expect(await page.evaluate(() => `${getSelection()}`)).toContain('GH₵1,200.00');
});

test('the calculators work by keyboard alone', async ({ page }) => {
  await page.goto('/resources/tools/vat-calculator');
  await page.getByLabel(vat.form.amount).focus();
  await page.keyboard.type('600');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(result(page)).toContainText('GH₵500.00');
});

test('withholding tax: the amounts to withhold and to pay, and the note', async ({ page }) => {
  await page.goto('/resources/tools/withholding-tax-calculator');
  await page.getByLabel(withholding.form.amount).fill('4,000');
  await page.getByLabel(withholding.form.kind).selectOption('services');
  await page.getByLabel(withholding.form.vat).check();
  await page.getByRole('button', { name: withholding.form.submit }).click();
  await expect(result(page)).toContainText('GH₵300.00');
  await expect(result(page)).toContainText('GH₵4,500.00');
  await expect(result(page)).toContainText(withholding.answer.due);

  await page.reload();
  await expect(page.getByLabel(withholding.form.kind)).toHaveValue('services');
  await expect(page.getByLabel(withholding.form.vat)).toBeChecked();
  await page.getByLabel(withholding.form.amount).fill('500');
  await page.getByLabel(withholding.form.before).fill('100');
  await page.getByRole('button', { name: withholding.form.submit }).click();
  await expect(result(page)).toContainText('GH₵600.00');
  await expect(result(page)).toContainText('GH₵0.00');
});

test('margin and markup: any two of four fields give the others', async ({ page }) => {
  await page.goto('/resources/tools/margin-and-markup');
  await expect(result(page)).toContainText('GH₵132.00');
  const submit = page.getByRole('button', { name: margin.form.submit });
  await page.getByLabel(margin.form.cost).fill('80');
  await page.getByLabel(margin.form.price).fill('120');
  await submit.click();
  await expect(page.getByText(margin.problems.vat)).toBeVisible();
  await page.getByLabel(margin.form.vat_yes).check();
  await submit.click();
  await expect(result(page)).toContainText('GH₵20.00');
  await page.getByLabel(margin.form.cost).fill('88');
  await page.getByLabel(margin.form.price).fill('130');
  await page.getByLabel(margin.form.margin, { exact: true }).fill('20');
  await submit.click();
  await expect(page.getByLabel(margin.form.margin, { exact: true })).toBeFocused();
  await expect(page.getByText(margin.problems.too_many)).toBeVisible();
  await page.getByLabel(margin.form.margin, { exact: true }).fill('');
  await submit.click();
  await expect(result(page)).toContainText('GH₵20.33');
  await expect(result(page)).toContainText('18.8%');
  await page.goto('/resources/tools/margin-and-markup?cost=80&price=100&vat=no');
  await expect(result(page)).toContainText('25%');
});

test('every tool with rates or dates shows their date', async ({ page }) => {
  const { dated, authority } = readTaxes();
  const undated = ['mobile-money-reconciliation', 'payment-reminder'];
  for (const slug of index.tools.filter((name) => !undated.includes(name))) {
    await page.goto(`/resources/tools/${slug}`);
    await expect(page.locator('#tool')).toContainText(formatDay(dated));
    await expect(page.locator('#tool')).toContainText(authority);
  }
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
