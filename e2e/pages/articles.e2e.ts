import { readHelpArticles } from '@accounting-site/content/files/help';
import { formatDay } from '../../apps/site/src/lib/text/format-day.ts';
import { renderMarkdown } from '../../apps/site/src/lib/text/render-markdown.ts';
import { readArticleWords } from '../../apps/site/src/sections/Article/article-words.ts';
import { expect, test } from '../support/same-window.ts';

const words = readArticleWords();
const articles = readHelpArticles();

for (const { slug, data, body, file } of articles) {
  test(`the article ${slug} shows its review day, its headings and related articles`, async ({ page }) => {
    await page.goto(`/help/article/${slug}`);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(data.title);
    await expect(article.getByText(`${words.reviewed} ${formatDay(data.reviewed)}`)).toBeVisible();
    const note = article.getByText(words.about_application.text);
    await expect(note).toHaveCount(data.about_application ? 1 : 0);
    const { headings } = await renderMarkdown(body, file);
    for (const { text, id } of headings) await expect(article.locator(`#${id}`)).toHaveText(text);
    for (const related of data.related)
      await expect(article.locator(`a[href="/help/article/${related}"]`).last()).toBeVisible();
  });
}

const [first] = articles;
const address = `/help/article/${first?.slug}`;

test('on a wide screen the contents stay visible and link to each section', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  const contents = page.getByRole('navigation', { name: words.on_this_page });
  const last = contents.getByRole('link').last();
  const part = page.getByRole('article').getByRole('heading', { name: (await last.textContent()) ?? '' });
  await expect(part).not.toBeInViewport();
  await last.click();
  await expect(part).toBeInViewport();
  await expect(contents).toBeInViewport();
});

test('on a phone the contents are collapsed in one line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(address);
  const line = page.locator('summary', { hasText: words.on_this_page });
  const link = page.getByRole('group').filter({ has: line }).getByRole('link').last();
  await expect(link).toBeHidden();
  await line.click();
  await link.click();
  await expect(page).toHaveURL(/#/);
});

test('a table wider than a phone scrolls inside its frame, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 740 });
  await page.goto('/help/article/create-invoice');
  const frame = page.getByRole('article').locator('[data-table]').first();
  // The articles belong to the owner, whose tables may all fit.
  await frame.evaluate((element) => {
    for (const cell of element.querySelectorAll('td')) cell.style.whiteSpace = 'nowrap';
  });
  const isWider = await frame.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(isWider).toBe(true);
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('structured data describes the article and its parent pages', async ({ page }) => {
  await page.goto(address);
  const things = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent)));
  expect(things).toContainEqual(
    expect.objectContaining({
      '@type': 'Article',
      headline: first?.data.title,
      image: expect.stringMatching(/\/og\/.+\.png$/),
      dateModified: `${first?.data.reviewed}T00:00:00Z`,
    }),
  );
  const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  expect(trail.itemListElement.map(({ position }: { position: number }) => position)).toEqual([1, 2, 3]);
  expect(trail.itemListElement[2].name).toBe(first?.data.title);
});
