import { readClaims } from '@accounting-site/content/facts/facts';
import { readTeam } from '@accounting-site/content/files/team';
import { readPage } from '@accounting-site/content/reading/pages';
import { aboutSchema } from '../../apps/site/src/pages/_about/about-words.ts';
import { expect, test } from '../support/same-window.ts';

const words = readPage('about', aboutSchema);

test.beforeEach(({ page }) => page.goto('/about'));

test('the page tells the story and the four advertised numbers', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.heading);
  for (const paragraph of words.story.paragraphs) await expect(page.getByText(paragraph)).toBeVisible();
  for (const stat of readClaims().stats) {
    await expect(page.getByText(stat.value, { exact: true })).toBeVisible();
    await expect(page.getByText(stat.label)).toBeVisible();
  }
});

test('each value is shown with an explanation', async ({ page }) => {
  for (const { title, text } of words.values.items) {
    await expect(page.getByRole('term').filter({ hasText: title })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible();
  }
});

test('the people of the team are shown without photographs, samples marked as such', async ({ page }) => {
  const members = readTeam();
  for (const { name, role, bio } of members) {
    const person = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(person).toContainText(role);
    await expect(person).toContainText(bio);
  }
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  await expect(page.getByText(words.team.sample_note)).toHaveCount(
    members.some(({ sample }) => sample) ? 1 : 0,
  );
});

test('Join Our Team opens the careers page', async ({ page }) => {
  await page.getByRole('link', { name: words.team.join.action }).click();
  await expect(page).toHaveURL('/careers');
});

test('the banner opens the contact page', async ({ page }) => {
  await page.getByRole('main').getByRole('link', { name: words.closing.action }).click();
  await expect(page).toHaveURL('/contact');
});
