import { readFile } from 'node:fs/promises';
import { formatSize, isDownload, readDownload } from '@accounting-site/content/downloads';
import { readPage } from '@accounting-site/content/pages';
import { readResourceIndex, readResources } from '@accounting-site/content/resources';
import { resourcesSchema } from '../apps/site/src/pages/_resources/resources-words.ts';
import { expect, test } from './support/test.ts';

const words = readPage('resources', resourcesSchema);
const categories = readResourceIndex();

test('six categories hold four items each, and each item leads to its page', async ({ page, request }) => {
  await page.goto('/resources');
  expect(categories).toHaveLength(6);
  for (const { heading, text, items } of categories) {
    const category = page.getByRole('region', { name: heading });
    await expect(category).toContainText(text);
    await expect(category.getByRole('listitem')).toHaveCount(4);
    for (const { title, kind, path } of items) {
      const item = category.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
      await expect(item).toContainText(kind);
      await expect(item.getByRole('link')).toHaveAttribute('href', path);
      expect.soft((await request.get(path)).status(), path).toBe(200);
    }
  }
});

test('a topic jumps to its category', async ({ page }) => {
  await page.goto('/resources');
  const [first, last] = [categories[0]?.heading ?? '', categories.at(-1)?.heading ?? ''];
  const topics = page.getByRole('navigation', { name: words.topics });
  await topics.getByRole('link', { name: last }).click();
  await expect(page.getByRole('region', { name: last })).toBeInViewport();
  await expect(page.getByRole('region', { name: first })).not.toBeInViewport();
});

test('a template says its size and downloads as a sheet with cedi signs', async ({ page }) => {
  await page.goto('/resources');
  const templates = categories.flatMap(({ items }) => items).filter(({ path }) => isDownload(path));
  expect(templates.length).toBeGreaterThan(0);
  for (const { title, path } of templates) {
    const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="${path}"]`) });
    const download = page.waitForEvent('download');
    await row.getByRole('link', { name: title }).click();
    const file = await readFile(await (await download).path());
    expect((await download).suggestedFilename()).toBe(path.split('/').at(-1));
    expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(file.length).toBe(readDownload(path)?.bytes);
    await expect(row).toContainText(formatSize(file.length));
  }
});

test('the search box finds while somebody types', async ({ page }) => {
  await page.goto('/resources');
  const guide = readResources()[0]?.data.title ?? '';
  await page.getByRole('combobox', { name: words.search.label }).fill(guide);
  await page.getByRole('option', { name: guide }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guide);
});

test('three customer stories say what was and what is, samples marked as such', async ({ page }) => {
  await page.goto('/resources');
  const stories = page.getByRole('region', { name: words.stories.heading });
  expect(words.stories.items).toHaveLength(3);
  for (const { business, before, after } of words.stories.items) {
    await expect(stories.getByRole('heading', { name: business })).toBeVisible();
    await expect(stories.getByText(before)).toBeVisible();
    await expect(stories.getByText(after)).toBeVisible();
  }
  await expect(stories.getByText(words.stories.sample_note)).toBeVisible();
});

test('the support banner leads to the contact page', async ({ page }) => {
  await page.goto('/resources');
  await page.getByRole('link', { name: words.support.action }).click();
  await expect(page).toHaveURL('/contact');
});

test('a guide has its title, its text and what to read next', async ({ page }) => {
  const [guide] = readResources();
  await page.goto(`/resources/${guide?.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guide?.data.title ?? '');
  const next = page.getByRole('complementary').filter({ hasText: words.related });
  await expect(next.getByRole('link')).toHaveCount(guide?.data.related.length ?? 0);
  await page.getByRole('main').getByRole('link', { name: words.name, exact: true }).click();
  await expect(page).toHaveURL('/resources');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search box leads to the index of everything', async ({ page }) => {
    await page.goto('/resources');
    await page.getByLabel(words.search.label).fill('VAT');
    await page.getByRole('button', { name: words.search.button }).click();
    await expect(page).toHaveURL('/search?q=VAT');
  });
});
