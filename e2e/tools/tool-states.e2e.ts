import { readWords } from '@accounting-site/content/reading/pages';
import type { Page } from '@playwright/test';
import { reconciliationSchema } from '../../apps/site/src/islands/mobile-money-reconciliation/reconciliation-words.ts';
import { reminderSchema } from '../../apps/site/src/islands/payment-reminder/reminder-words.ts';
import { priceListSchema } from '../../apps/site/src/islands/price-list/price-list-words.ts';
import { counted } from '../../apps/site/src/lib/text/counted.ts';
import { findFaults } from '../support/find-faults.ts';
import { findOverflow } from '../support/find-overflow.ts';
import { expect, test } from '../support/same-window.ts';

// axe is not part of the page, so the page's policy is lifted for it.
test.use({ bypassCSP: true });

const momo = readWords('en/tools/mobile-money-reconciliation.yaml', reconciliationSchema);
const prices = readWords('en/tools/price-list.yaml', priceListSchema);
const reminder = readWords('en/tools/payment-reminder.yaml', reminderSchema);
const headings = 'Date,Reference,Amount';
const result = (page: Page) => page.locator('#tool').getByRole('status').first().locator('..');

/** The page after using a tool: a result with the largest amounts, or error messages. */
const states: Record<string, { path: string; use?: (page: Page) => Promise<void> }> = {
  'a VAT answer': { path: 'vat-calculator?amount=987,654,321.99&direction=split' },
  'an answer beside another amount': {
    path: 'vat-calculator?amount=987,654,321.99&direction=split',
    use: async (page) => {
      await expect(result(page)).toContainText('987,654,321.99');
      await page.locator('#tool').getByRole('textbox').fill('5');
    },
  },
  'an amount that cannot be read': { path: 'vat-calculator?amount=1,5000' },
  'a withholding answer': {
    path: 'withholding-tax-calculator?amount=987,654,321.99&kind=rent-other&before=5000&vat=yes',
  },
  'a margin answer': { path: 'margin-and-markup?cost=12,345,678.90&margin=12.5&vat=yes' },
  'four fields with messages': { path: 'margin-and-markup?cost=x&margin=y&vat=no' },
  'a payslip': { path: 'paye-calculator?basic=987,654,321.99&allowances=987,654,321.99&residence=resident' },
  'pension contributions': { path: 'ssnit-calculator?basic=987,654,321.99' },
  'a tax on profit': {
    path: 'modified-tax-calculator?vat=yes&kind=partner&sales=987,654,321.99&expenses=1,234,567.89',
  },
  'a tax without an amount': { path: 'modified-tax-calculator?kind=other&sales=180000' },
  'filing dates': { path: 'filing-calendar?kind=company&year_end=6&vat=yes&employees=yes&withholds=yes' },
  'no kind of business chosen': { path: 'filing-calendar?kind=' },
  'a price list without items': {
    path: 'price-list',
    use: async (page) => {
      await page.getByRole('button', { name: prices.form.submit }).click();
      await expect(page.getByText(prices.problems.no_items)).toBeVisible();
    },
  },
  'a price list': {
    path: 'price-list',
    use: async (page) => {
      const items = `${'Supercalifragilistic'.repeat(4)}, 12,345,678.90\n${'Sponge'.repeat(30)}`;
      await page.getByLabel(prices.form.items).fill(items);
      await page.getByLabel(prices.form.markup).fill('25');
      await page.locator('#tool').getByRole('radio').first().check();
      await page.getByRole('button', { name: prices.form.submit }).click();
      await expect(result(page)).toContainText(counted(prices.answer.headline, 1));
    },
  },
  'a reminder without a customer': {
    path: 'payment-reminder',
    use: async (page) => {
      await page.getByRole('button', { name: reminder.form.submit }).click();
      await expect(page.getByText(reminder.problems.customer)).toBeVisible();
    },
  },
  'a reminder': {
    path: 'payment-reminder',
    use: async (page) => {
      await page.getByLabel(reminder.form.customer).fill('Supercalifragilistic'.repeat(4));
      await page.getByLabel(reminder.form.amount).fill('12,345,678.90');
      await page.getByLabel(reminder.form.due).fill('2026-01-01');
      await page.getByLabel(reminder.form.pay).fill('0'.repeat(80));
      await page.getByRole('radio', { name: reminder.form.tones.long_late }).check();
      await page.getByRole('button', { name: reminder.form.submit }).click();
      await expect(result(page)).toContainText('GH₵12,345,678.90');
    },
  },
  'a reconciliation': {
    path: 'mobile-money-reconciliation',
    use: async (page) => {
      const line = (at: number, amount: string) => `2026-11-0${at},LONGREFERENCE00${at},${amount}`;
      await page
        .getByRole('textbox', { name: momo.form.wallet })
        .fill(`${headings}\nno date\n${line(1, '"1,234,567.89"')}\n${line(2, '-38.50')}\n${line(3, '5.00')}`);
      await page
        .getByRole('textbox', { name: momo.form.book })
        .fill(
          `${headings}\n${line(1, '"-1,234,567.98"')}\n${line(3, '5.00')}\n${line(3, '5.00')}\n${line(4, '7.00')}`,
        );
      await page.getByRole('button', { name: momo.form.submit }).click();
      await expect(page.locator('#tool details').first()).toBeVisible();
      await page.locator('#tool details').evaluateAll((all) => {
        for (const details of all) details.setAttribute('open', '');
      });
    },
  },
  'questions about the columns of a list': {
    path: 'mobile-money-reconciliation',
    use: async (page) => {
      const line = '2026-11-02,LONGREFERENCE001LONGREFERENCE001LONGREFERENCE001,"1,234,567.89"';
      await page.getByRole('textbox', { name: momo.form.wallet }).fill(`${line}\n${line}`);
      await page.getByRole('button', { name: momo.form.submit }).click();
      await expect(page.getByRole('group', { name: momo.columns.wallet })).toBeVisible();
    },
  },
  'a reconciliation that cannot be made': {
    path: 'mobile-money-reconciliation',
    use: (page) => page.getByRole('button', { name: momo.form.submit }).click(),
  },
};

for (const [state, { path, use }] of Object.entries(states)) {
  test(`${state} has no accessibility fault and fits from 320 px`, async ({ page }) => {
    await page.goto(`/resources/tools/${path}`);
    await use?.(page);
    await expect(page.locator('#tool astro-island[ssr]')).toHaveCount(0);
    await expect(
      result(page)
        .or(page.getByRole('textbox', { name: momo.form.wallet }))
        .first(),
    ).toBeAttached();
    expect(await findFaults(page)).toEqual([]);
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverflow(page), `${width} px`).toEqual([]);
      expect.soft(await findCut(page), `cut at ${width} px`).toEqual([]);
    }
  });
}

/** Elements wider than their card, which would be cut off at its edge. */
function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const right = document.querySelector('#tool')?.getBoundingClientRect().right ?? 0;
    return (
      [...document.querySelectorAll('#tool :is(td, th, dd, p, summary, button, a, label)')]
        .filter((element) => element.checkVisibility() && !element.matches('.visually-hidden'))
        // A ScrollFrame scrolls if two amounts of millions are next to each other, or a pasted row is long.
        .filter((element) => !element.closest('section[tabindex="0"]'))
        .filter((element) => element.getBoundingClientRect().right > right + 0.5)
        .map((element) => element.outerHTML.slice(0, 120))
    );
  });
}
