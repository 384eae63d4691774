import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { readWords } from '@accounting-site/content/reading/pages';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { reconciliationSchema } from '../../apps/site/src/islands/mobile-money-reconciliation/reconciliation-words.ts';
import { reminderSchema } from '../../apps/site/src/islands/payment-reminder/reminder-words.ts';
import { priceListSchema } from '../../apps/site/src/islands/price-list/price-list-words.ts';
import { counted } from '../../apps/site/src/lib/text/counted.ts';
import { commonToolWords } from '../../apps/site/src/lib/tool-form/tool-words.ts';
import { expect, test } from '../support/test.ts';
import { watchPage } from '../support/watch-page.ts';

const prices = readWords('en/tools/price-list.yaml', priceListSchema);
const reminder = readWords('en/tools/payment-reminder.yaml', reminderSchema);
const momo = readWords('en/tools/mobile-money-reconciliation.yaml', reconciliationSchema);
const { common } = readWords('en/tools-index.yaml', z.looseObject({ common: commonToolWords }));
const pricePath = '/resources/tools/price-list';
const reminderPath = '/resources/tools/payment-reminder';

const result = (page: Page) => page.locator('#tool').getByRole('status').first().locator('..');

/** Fills in the price list by keyboard alone. */
async function typePrices(page: Page, items: string) {
  await page.getByLabel(prices.form.items).focus();
  await page.keyboard.insertText(items);
  await page.keyboard.press('Tab');
  await page.keyboard.type('25');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type("Ama's Shop");
  await page.keyboard.press('Enter');
}

test('pasted items get prices, a wrong line is named, and the URL stays as it was', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const problems = await watchPage(page);
  await page.goto(pricePath);
  await expect(page.locator('#tool').getByText(common.example, { exact: true })).toBeVisible();
  await typePrices(page, 'Cooking oil\t38.50\nSponge\nRice, 1,050.00');
  await expect(result(page)).toContainText(counted(prices.answer.headline, 2));
  await expect(result(page)).toContainText(
    fillSlots(prices.answer.unread_line, { line: '2', reason: prices.lines.no_cost }),
  );
  await expect(result(page).getByRole('row', { name: 'Cooking oil' })).toContainText('58.00');
  await expect(page).toHaveURL(new RegExp(`${pricePath}$`));
  await page.getByRole('button', { name: prices.answer.copy }).click();
  await expect(page.getByText(common.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')[1]).toBe('Cooking oil\t58.00\t38.50\t48.33\t9.67');
  await page.getByLabel(prices.form.items).fill('Soap, 5');
  await expect(page.getByText(fillSlots(common.changed, { submit: prices.form.submit }))).toBeVisible();
  expect(problems).toEqual([]);
});

test("the printed price list has the shop's name and the prices, and nothing else", async ({ page }) => {
  await page.goto(pricePath);
  await typePrices(page, 'Cooking oil, 38.50\nRice, 1,050.00');
  await expect(result(page)).toContainText('1,575.00');
  await page.emulateMedia({ media: 'print' });
  const body = page.locator('body');
  const isPrinted = { useInnerText: true };
  for (const text of ["Ama's Shop", 'Cooking oil', 'GH₵58.00', 'GH₵1,575.00', prices.sheet.with_tax])
    await expect(body).toContainText(text, isPrinted);
  for (const text of ['38.50', prices.heading]) await expect(body).not.toContainText(text, isPrinted);
});

test('the reminder counts the days, and opens in WhatsApp, and no URL of the page contains it', async ({
  page,
}) => {
  const problems = await watchPage(page);
  await page.clock.setFixedTime(new Date('2026-11-23T10:00:00Z'));
  await page.goto(reminderPath);
  await expect(result(page)).toHaveText(reminder.answer.waiting);
  const { form } = reminder;
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByLabel(form.customer)).toBeFocused();
  await expect(result(page)).toHaveText(common.waiting);
  await page.getByLabel(form.customer).fill('Auntie Akosua');
  await page.getByLabel(form.amount).fill('600');
  await page.getByLabel(form.due).fill('2026-11-16');
  await page.getByLabel(form.pay).fill('MTN MoMo 024 000 0000');
  await page.getByRole('radio', { name: form.tones.before }).check();
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByText(fillSlots(reminder.problems.passed, form.tones))).toBeVisible();
  await page.getByRole('radio', { name: form.tones.just_late }).check();
  await page.getByRole('button', { name: form.submit }).click();
  const late = counted(reminder.parts.late, 7);
  await expect(result(page)).toContainText(fillSlots(reminder.answer.late, { late }));
  await expect(page).toHaveURL(new RegExp(`${reminderPath}$`));
  const href = await page.getByRole('link', { name: common.whatsapp }).getAttribute('href');
  const message = new URL(href ?? '').searchParams.get('text');
  expect(message).toContain('Auntie Akosua');
  expect(message).toContain('GH₵600.00');
  expect(message).toContain(late);
  expect(message).not.toContain(reminderPath);
  expect(problems).toEqual([]);
});

test('when the code of the reminder cannot be loaded, the browser does not send what was typed', async ({
  page,
}) => {
  await page.route(/PaymentReminder\./, (route) => route.abort());
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(reminderPath);
  await page.getByLabel(reminder.form.customer).fill('Akosua');
  await page.getByRole('button', { name: reminder.form.submit }).click();
  await expect(page).toHaveURL(/#reckoner$/);
  expect(requests.filter((request) => request.includes('Akosua'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the price list shows ready-made prices', async ({ page }) => {
    await page.goto(pricePath);
    await expect(page.locator('#tool').getByRole('textbox')).toHaveCount(0);
    await page.getByRole('link', { name: prices.reckoner.heading }).click();
    await expect(page.locator('#reckoner').getByRole('table')).toBeInViewport();
  });

  test('the reminder shows its messages with gaps', async ({ page }) => {
    await page.goto(reminderPath);
    await expect(page.getByText(reminder.no_script)).toBeVisible();
    await expect(page.locator('#tool').getByRole('textbox')).toHaveCount(0);
    const messages = page.locator('#reckoner').getByRole('row').filter({ hasText: reminder.gaps.customer });
    await expect(messages).toHaveCount(3);
  });
});

test('the example does not replace pasted payments, and a result goes when its lines change', async ({
  page,
}) => {
  await page.goto('/resources/tools/mobile-money-reconciliation');
  const example = page.getByRole('button', { name: momo.form.example });
  const book = page.getByRole('textbox', { name: momo.form.book });
  const list = 'Date,Reference,Amount\n2/11/2026,12345678901,1250';
  await page.getByRole('textbox', { name: momo.form.wallet }).fill(list);
  await expect(example).toBeDisabled();
  await book.fill(list);
  await page.getByRole('button', { name: momo.form.submit }).click();
  await expect(page.getByText(momo.result.agrees_one).first()).toBeVisible();
  await book.fill(list.replace('1250', '1200'));
  await expect(page.getByText(momo.result.agrees_one)).toHaveCount(0);
  await page.getByRole('button', { name: momo.form.clear }).click();
  await expect(example).toBeEnabled();
});
