import { readHelpArticles } from '@accounting-site/content/files/help';
import { readResources } from '@accounting-site/content/files/resources';
import type { Page, Response } from '@playwright/test';
import { readArticleFeedbackWords } from '../../apps/site/src/sections/ArticleFeedback/article-feedback-words.ts';
import { expect, test } from '../support/test.ts';

const words = readArticleFeedbackWords();
const article = `/help/article/${readHelpArticles()[0]?.slug}`;
const guide = `/resources/${readResources()[0]?.slug}`;
const form = (page: Page) => page.locator('form[data-thanks]');
const answered = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/site/article-feedback'));

const idOf = (answer: Response): string => answer.request().postDataJSON().id;

for (const path of [article, guide]) {
  test(`${path} stores a vote as soon as it is chosen, and adds a later comment to it`, async ({ page }) => {
    await page.goto(path);
    await expect(form(page).getByLabel(words.comment)).toBeHidden();
    const vote = answered(page);
    await form(page).getByRole('radio', { name: words.no }).check();
    const first = await vote;
    expect(first.status()).toBe(201);
    await expect(form(page).getByRole('status')).toHaveText(words.thanks);

    const word = answered(page);
    await form(page).getByLabel(words.comment).fill('Say more about NHIL');
    await form(page).getByRole('button', { name: words.send }).click();
    const second = await word;
    expect(second.status()).toBe(201);
    expect(idOf(second)).toBe(idOf(first));
    await expect(form(page).getByRole('status')).toHaveText(words.thanks_word);
    await expect(form(page).getByRole('status')).toBeFocused();
    await expect(form(page).getByRole('radio', { name: words.no })).toBeHidden();
  });
}

test('a vote works by keyboard alone', async ({ page }) => {
  await page.goto(article);
  await form(page).getByRole('radio', { name: words.yes }).focus();
  await page.keyboard.press('Space');
  await expect(form(page).getByRole('status')).toHaveText(words.thanks);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Clear');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('status')).toHaveText(words.thanks_word);
});

test('a comment that could not be sent is kept, and sent when the network is back', async ({
  page,
  context,
}) => {
  await page.goto(article);
  await context.setOffline(true);
  await form(page).getByRole('radio', { name: words.yes }).check();
  await form(page).getByLabel(words.comment).fill('Thank you for the table');
  await form(page).getByRole('button', { name: words.send }).click();
  await expect(form(page).getByRole('status')).toHaveText(words.failed);
  await expect(form(page).getByLabel(words.comment)).toHaveValue('Thank you for the table');
  await context.setOffline(false);
  await form(page).getByRole('button', { name: words.send }).click();
  await expect(form(page).getByRole('status')).toHaveText(words.thanks_word);
});

test('the question is not printed', async ({ page }) => {
  await page.goto(article);
  await page.emulateMedia({ media: 'print' });
  await expect(form(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the vote and the comment are sent as a form, and a page says thank you', async ({ page }) => {
    await page.goto(guide);
    await form(page).getByRole('radio', { name: words.yes }).check();
    await form(page).getByLabel(words.comment).fill('The sums are right');
    await form(page).getByRole('button', { name: words.send }).click();
    await expect(page).toHaveURL('/article-feedback/sent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sent_page.heading);
  });
});
