import { readGuidesWords, readResourceIndex, readResources } from '@accounting-site/content/files/resources';
import { readStories } from '@accounting-site/content/files/stories';
import { readPage } from '@accounting-site/content/reading/pages';
import { readingMinutes } from '../../apps/site/src/lib/text/article-text.ts';
import { resourcesSchema } from '../../apps/site/src/pages/_resources/resources-words.ts';
import { readingTime } from '../../apps/site/src/sections/Article/article-words.ts';
import { expect, test } from '../support/same-window.ts';

const words = readPage('resources', resourcesSchema);
const categories = readResourceIndex();

test('six categories have four items each, and each item opens its page', async ({ page, request }) => {
  await page.goto('/resources');
  expect(categories).toHaveLength(6);
  for (const { heading, text, items, more } of categories) {
    const category = page.getByRole('region', { name: heading });
    await expect(category).toContainText(text);
    await expect(category.getByRole('listitem')).toHaveCount(4);
    if (more) {
      await expect(category.getByRole('link', { name: more.label })).toHaveAttribute('href', more.path);
      expect.soft((await request.get(more.path)).status(), more.path).toBe(200);
    }
    for (const { title, note, path } of items) {
      const item = category.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
      await expect(item).toContainText(note);
      await expect(item.getByRole('link')).toHaveAttribute('href', path);
      const answer = await request.get(path);
      expect.soft(answer.status(), path).toBe(200);
      const anchor = path.split('#')[1];
      if (anchor) expect.soft(await answer.text(), path).toContain(`id="${anchor}"`);
    }
  }
});

test('all guides are listed on one page by subject, each with its length', async ({ page }) => {
  await page.goto('/resources');
  await page.getByRole('link', { name: categories[0]?.more?.label ?? '' }).click();
  await expect(page).toHaveURL('/resources/guides');
  const guides = readResources();
  const main = page.getByRole('main');
  for (const { id, heading } of readGuidesWords().groups) {
    const group = main.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
    const own = guides.filter(({ data }) => data.category === id);
    await expect(group.getByRole('listitem')).toHaveCount(own.length);
    for (const { slug, data, body } of own) {
      await expect(group.getByRole('link', { name: data.title })).toHaveAttribute(
        'href',
        `/resources/${slug}`,
      );
      await expect(group).toContainText(readingTime(readingMinutes(body)));
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

test('the search box shows results during typing', async ({ page }) => {
  await page.goto('/resources');
  const guide = readResources()[0]?.data.title ?? '';
  await page.getByRole('combobox', { name: words.search.label }).fill(guide);
  await page.getByRole('option', { name: guide }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guide);
});

test('the first customer stories show before and after, samples marked as such', async ({ page }) => {
  await page.goto('/resources');
  const stories = page.getByRole('region', { name: words.stories.heading });
  const shown = readStories().slice(0, 3);
  for (const { data } of shown) {
    await expect(stories.getByRole('heading', { name: data.business })).toBeVisible();
    await expect(stories.getByText(data.before)).toBeVisible();
    await expect(stories.getByText(data.after)).toBeVisible();
  }
  const isSample = shown.some(({ data }) => data.sample);
  await expect(stories.getByText(words.stories.sample_note)).toHaveCount(isSample ? 1 : 0);
});

test('a sample story is marked as one, and is not indexed', async ({ page }) => {
  const [story, ...others] = readStories();
  // Without stories there is no section either.
  if (!story) return;
  const samples = story.data.sample ? 1 : 0;
  await page.goto('/resources');
  await page
    .getByRole('region', { name: words.stories.heading })
    .getByRole('link', { name: `${words.stories.read}: ${story.data.title}` })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.data.title ?? '');
  await expect(page.getByText(words.stories.sample_page)).toHaveCount(samples);
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(samples);
  const more = page.getByRole('complementary').filter({ hasText: words.stories.others }).getByRole('list');
  await expect(more.getByRole('link')).toHaveText(others.map(({ data }) => data.title));
});

test('the support banner opens the contact page', async ({ page }) => {
  await page.goto('/resources');
  await page.getByRole('link', { name: words.support.action }).click();
  await expect(page).toHaveURL('/contact');
});

test('a guide has its title, its text and related guides', async ({ page }) => {
  const [guide] = readResources();
  await page.goto(`/resources/${guide?.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guide?.data.title ?? '');
  const next = page.getByRole('complementary').filter({ hasText: words.related }).getByRole('list');
  await expect(next.getByRole('link')).toHaveCount(guide?.data.related.length ?? 0);
  await page.getByRole('main').getByRole('link', { name: words.name, exact: true }).click();
  await expect(page).toHaveURL('/resources');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search box opens the index of all pages', async ({ page }) => {
    await page.goto('/resources');
    await page.getByLabel(words.search.label).fill('VAT');
    await page.getByRole('button', { name: words.search.button }).click();
    await expect(page).toHaveURL('/search?q=VAT');
  });
});
