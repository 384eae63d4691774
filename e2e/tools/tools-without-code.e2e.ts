import { fillSlots } from '@accounting-site/content/facts/fill-slots';
import { readWords } from '@accounting-site/content/reading/pages';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { filingSchema } from '../../apps/site/src/islands/filing-calendar/filing-words.ts';
import { vatSchema } from '../../apps/site/src/islands/vat-calculator/vat-words.ts';
import { withholdingSchema } from '../../apps/site/src/islands/withholding-calculator/withholding-words.ts';
import { commonToolWords } from '../../apps/site/src/lib/tool-form/tool-words.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';

const index = readWords(
  'en/tools-index.yaml',
  z.looseObject({
    tools: z.array(z.string()),
    no_script: z.string(),
    private: z.string(),
    common: commonToolWords,
  }),
);
const { common } = index;
const vat = readWords('en/tools/vat-calculator.yaml', vatSchema);
const withholding = readWords('en/tools/withholding-tax-calculator.yaml', withholdingSchema);
const filing = readWords('en/tools/filing-calendar.yaml', filingSchema);

const result = (page: Page) => page.locator('#tool').getByRole('status').first().locator('..');
test.describe('before the code of a tool has arrived', () => {
  /** Opens a page whose code is held back until it is released. */
  async function openSlowly(page: Page, slug: string) {
    const release = await holdRequests(page);
    await page.goto(`/resources/tools/${slug}`, { waitUntil: 'commit' });
    return release;
  }

  test('an amount submitted before the code has loaded gets its result afterwards', async ({ page }) => {
    const release = await openSlowly(page, 'vat-calculator');
    await page.getByLabel(vat.form.amount).fill('180');
    await page.getByRole('radio', { name: vat.form.split }).check();
    await page.getByRole('button', { name: vat.form.submit }).click();
    release();
    await expect(result(page)).toContainText('GH₵22.50');
    await expect(page.getByLabel(vat.form.amount)).toHaveValue('180');
  });

  test('the input is not overwritten by the link that opened the page', async ({ page }) => {
    const release = await openSlowly(page, 'vat-calculator?amount=1000&direction=split');
    await page.getByLabel(vat.form.amount).fill('600');
    await page.getByRole('button', { name: vat.form.submit }).click();
    release();
    await expect(result(page)).toContainText('GH₵720.00');
    await expect(page.getByLabel(vat.form.amount)).toHaveValue('600');
  });

  test('the example is not shown as the result of the input', async ({ page }) => {
    const release = await openSlowly(page, 'vat-calculator');
    await page.getByLabel(vat.form.amount).fill('600');
    release();
    await expect(page.getByText(fillSlots(common.changed, { submit: vat.form.submit }))).toBeVisible();
    await expect(page.getByLabel(vat.form.amount)).toHaveValue('600');
  });

  test('selected options and ticked boxes are kept', async ({ page }) => {
    const release = await openSlowly(page, 'withholding-tax-calculator');
    await page.getByLabel(withholding.form.amount).fill('6,000');
    await page.getByLabel(withholding.form.kind).selectOption('services');
    await page.getByLabel(withholding.form.vat).check();
    await page.getByRole('button', { name: withholding.form.submit }).click();
    release();
    await expect(result(page)).toContainText('GH₵450.00');
    await expect(result(page)).toContainText('GH₵6,750.00');

    const releaseCalendar = await openSlowly(page, 'filing-calendar');
    await page.getByLabel(filing.form.kinds.company, { exact: true }).check();
    await page.getByLabel(filing.form.year_end).selectOption('6');
    await page.getByLabel(filing.form.who.employees).check();
    await page.getByRole('button', { name: filing.form.submit }).click();
    releaseCalendar();
    await expect(page).toHaveURL(/\?kind=company&year_end=6&employees=yes#tool$/);
  });
});

for (const slug of index.tools.slice(0, 6)) {
  test.describe(`${slug} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('shows no form, says why and links to a table of results', async ({ page }) => {
      await page.goto(`/resources/tools/${slug}`);
      const notice = page.getByText(index.no_script);
      await expect(notice).toBeVisible();
      await expect(page.locator('#tool').getByRole('textbox')).toHaveCount(0);
      await expect(page.locator('#tool').getByRole('button')).toHaveCount(0);
      await expect(page.locator('#tool').getByText(common.example, { exact: true })).toBeHidden();
      await expect(page.getByText(index.private)).toBeHidden();
      await notice.getByRole('link').click();
      await expect(page).toHaveURL(/#reckoner$/);
      await expect(page.locator('#reckoner').getByRole('table')).toBeInViewport();
      await expect(page.locator('#by-hand').getByRole('listitem').first()).toBeVisible();
    });
  });
}
