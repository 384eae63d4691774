import { readHelpArticles } from '@accounting-site/content/files/help';
import type { Page } from '@playwright/test';
import { readSearchWords } from '../../apps/site/src/lib/search/search-words.ts';
import { readHelpCenterWords } from '../../apps/site/src/pages/_help/help-words.ts';
import { expect, test } from '../support/test.ts';

const { box, heading, index } = readSearchWords();
const help = readHelpCenterWords().search;
const [article] = readHelpArticles();
/** The option of the first article. Others may have a similar title. */
const optionFor = (page: Page) => page.locator(`[role=option][href="/help/article/${article?.slug}"]`);

test.describe('under the box of the Help center', () => {
  test.beforeEach(({ page }) => page.goto('/Help%20Center'));

  test('pages are suggested during typing, and the arrow keys and Enter open one', async ({ page }) => {
    const input = page.getByRole('combobox', { name: help.label });
    await input.fill(article?.data.title ?? '');
    const option = optionFor(page);
    await expect(option).toBeVisible();
    await expect(option.locator('mark')).not.toHaveCount(0);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await input.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    const href = (await page.getByRole('option').first().getAttribute('href')) ?? '';
    await input.press('Enter');
    await expect(page).toHaveURL(href);
  });

  test('the arrow keys wrap around through the box', async ({ page }) => {
    const input = page.getByRole('combobox', { name: help.label });
    await input.fill('invoice');
    await expect(page.getByRole('option').first()).toBeVisible();
    await input.press('ArrowUp');
    await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
    await input.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
  });

  test('Escape closes the list and keeps the query', async ({ page }) => {
    const input = page.getByRole('combobox', { name: help.label });
    await input.fill('invoice');
    await expect(page.getByRole('listbox')).toBeVisible();
    await input.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(input).toHaveValue('invoice');
  });

  test('further results are on the page that the last line opens', async ({ page }) => {
    await page.getByRole('combobox', { name: help.label }).fill('momo');
    const status = page.getByRole('search').getByRole('status');
    await expect(status).toHaveText(new RegExp(`^\\d{2} ${box.many}$`));
    const count = await status.textContent();
    const last = page.getByRole('option').last();
    await expect(last).toHaveText(`${box.every}${count}`);
    await last.click();
    await expect(page).toHaveURL('/search?q=momo');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(count ?? '');
    await expect(page).toHaveTitle(/^momo · /);
  });

  test('words that are on every page give no suggestions', async ({ page }) => {
    const input = page.getByRole('combobox', { name: help.label });
    await input.fill('invoice');
    await expect(page.getByRole('option').first()).toBeVisible();
    await input.fill('how to i');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(page.getByText(box.none)).toBeHidden();
    await input.fill('how to send an invoice');
    await expect(page.getByRole('option').first()).toBeVisible();
  });

  test('the list closes when the focus moves to the button', async ({ page }) => {
    const input = page.getByRole('combobox', { name: help.label });
    await input.fill('invoice');
    await expect(page.getByRole('listbox')).toBeVisible();
    await input.press('Tab');
    await expect(page.getByRole('button', { name: help.button })).toBeFocused();
    await expect(page.getByRole('listbox')).toBeHidden();
  });

  test('a misspelt word finds its page, and the number of results is announced', async ({ page }) => {
    await page.getByRole('combobox', { name: help.label }).fill('invioce');
    await expect(
      page
        .getByRole('option')
        .filter({ hasText: /invoice/i })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('search').getByRole('status')).toHaveText(new RegExp(`^\\d+ ${box.many}$`));
  });

  test('the box says when nothing is found, and the query is counted for the owner', async ({ page }) => {
    const counted = page.waitForRequest((request) => request.url().endsWith('/api/site/search-misses'));
    await page.getByRole('combobox', { name: help.label }).fill('Qqqqqqqq  zz');
    await expect(page.getByText(box.none)).toBeVisible();
    expect((await counted).postDataJSON()).toEqual({ query: 'qqqqqqqq zz' });
  });

  test('a query that looks like personal data is not counted', async ({ page }) => {
    await page.clock.install();
    await page.reload();
    const input = page.getByRole('combobox', { name: help.label });
    const counted = page.waitForRequest((request) => request.url().endsWith('/api/site/search-misses'));
    // If the first query were counted, it would be the first in the list.
    for (const words of ['qqqq@zzzz.qqqq', '0777777777 qqqqqqqq', 'qqqqqqqq']) {
      await input.fill('');
      await input.fill(words);
      await expect(page.getByText(box.none)).toBeVisible();
      await page.clock.fastForward(5000);
    }
    expect((await counted).postDataJSON()).toEqual({ query: 'qqqqqqqq' });
  });

  test('the index is loaded at the first typed character, not before', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const input = page.getByRole('combobox', { name: help.label });
    await input.focus();
    await expect(page.locator('astro-island', { has: input })).not.toHaveAttribute('ssr');
    expect(asked).not.toContain('/search-index.json');
    await input.press('v');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(asked.filter((path) => path === '/search-index.json')).toHaveLength(1);
  });

  test('the box says when the search cannot be loaded, and works once it can', async ({ page, context }) => {
    const input = page.getByRole('combobox', { name: help.label });
    // The code of the box has loaded, its index has not.
    await input.focus();
    await expect(page.locator('astro-island', { has: input })).not.toHaveAttribute('ssr');
    await context.setOffline(true);
    await input.fill('invoice');
    await expect(page.getByText(box.failed)).toBeVisible();
    await context.setOffline(false);
    await input.fill(article?.data.title ?? '');
    await expect(optionFor(page)).toBeVisible();
  });

  test('Enter without a selection opens the results page', async ({ page }) => {
    const input = page.getByRole('combobox', { name: help.label });
    await input.fill('mobile money');
    await input.press('Enter');
    await expect(page).toHaveURL('/search?q=mobile+money');
    await expect(page.getByRole('searchbox', { name: box.label })).toHaveValue('mobile money');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(new RegExp(box.many));
  });
});

test('the results page updates during typing, and its URL can be shared', async ({ page }) => {
  await page.goto('/search?q=trial');
  const input = page.getByRole('searchbox', { name: box.label });
  await expect(input).toHaveValue('trial');
  await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
  await input.fill('invoice');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /invoice/i })
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL('/search?q=invoice');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the box opens the index of all pages', async ({ page }) => {
    await page.goto('/Help%20Center');
    await page.getByLabel(help.label).fill('invoice');
    await page.getByRole('button', { name: help.button }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const everything = page.getByRole('region', { name: index.heading });
    await everything.locator(`a[href="/help/article/${article?.slug}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article?.data.title ?? '');
  });
});
