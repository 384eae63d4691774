import type { Page } from '@playwright/test';
import { repeatingWebinar } from '../../apps/server/src/testing/publishing/repeating-webinar.ts';
import { readHelpCenterWords } from '../../apps/site/src/pages/_help/help-words.ts';
import { readWebinarWords } from '../../apps/site/src/pages/_webinar/webinar-words.ts';
import { expect, test } from '../support/test.ts';
import { watchPage } from '../support/watch-page.ts';

/** Replaces the texts of the page as a browser's translation does, except where the page forbids it. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walk.nextNode()) texts.push(walk.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, [translate=no]'))
        continue;
      const font = document.createElement('font');
      font.textContent = `~${text.data}`;
      text.replaceWith(font);
    }
  });

test('a form on a page that the browser has translated keeps what is typed, and is sent', async ({
  page,
}) => {
  // biome-ignore lint/suspicious/noSkippedTests: an owner may hold no webinars
  test.skip(!repeatingWebinar, 'content/webinars.yaml lists no webinar that repeats without end.');
  const { form: words } = readWebinarWords();
  const problems = await watchPage(page);
  await page.goto(`/resources/webinars/${repeatingWebinar?.id}`);
  await translate(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^~/);
  await page.getByLabel(words.name).click();
  await page.keyboard.type('Esi Tetteh');
  await page.getByLabel(words.email).fill('esi@example.com');
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  await expect(page.getByLabel(words.name)).toHaveValue('Esi Tetteh');
  await page.getByRole('button', { name: repeatingWebinar?.cta ?? '' }).click();
  await expect(page.getByRole('heading', { name: words.sent.heading })).toBeFocused();
  expect(problems).toEqual([]);
});

test('a search on a page that the browser has translated finds as before', async ({ page }) => {
  const problems = await watchPage(page);
  await page.goto('/Help%20Center');
  await translate(page);
  await page.getByRole('combobox', { name: readHelpCenterWords().search.label }).click();
  for (const letters of ['inv', 'oice', ' momo']) {
    await page.keyboard.type(letters);
    await expect(page.getByRole('option').first()).toBeVisible();
    await translate(page);
  }
  expect(problems).toEqual([]);
});
