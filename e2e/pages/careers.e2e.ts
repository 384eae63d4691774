import { readContact } from '@accounting-site/content/facts/facts';
import { readPage } from '@accounting-site/content/reading/pages';
import { careersSchema } from '../../apps/site/src/pages/_careers/careers-words.ts';
import { expect, test } from '../support/same-window.ts';

const words = readPage('careers', careersSchema);
const { careers_email: address } = readContact();

test('without an open position the page still accepts CVs, and shows benefits, culture and an email address', async ({
  page,
}) => {
  await page.goto('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.heading);

  const positions = page.getByRole('region', { name: words.positions.heading });
  await expect(positions.getByRole('heading', { name: words.positions.empty_heading })).toBeVisible();
  await expect(positions.getByText(words.positions.empty_text)).toBeVisible();
  await expect(positions.getByRole('link', { name: words.positions.submit })).toHaveAttribute(
    'href',
    `mailto:${address}?subject=${encodeURIComponent(words.positions.subject)}`,
  );
  await expect(positions.getByText(address)).toBeVisible();

  const benefits = page.getByRole('region', { name: words.benefits.heading }).getByRole('listitem');
  await expect(benefits).toHaveCount(3);
  for (const [at, { title, text }] of words.benefits.items.entries()) {
    await expect(benefits.nth(at).getByRole('heading', { name: title })).toBeVisible();
    await expect(benefits.nth(at)).toContainText(text);
  }

  const culture = page.getByRole('region', { name: words.culture.heading });
  for (const paragraph of words.culture.paragraphs) await expect(culture.getByText(paragraph)).toBeVisible();
  expect(words.culture.paragraphs).toHaveLength(3);
  await expect(culture.getByRole('img', { name: words.culture.picture })).toBeVisible();

  await expect(page.getByRole('heading', { name: words.closing.heading })).toBeVisible();
  await expect(page.getByRole('link', { name: words.closing.action })).toHaveAttribute(
    'href',
    `mailto:${address}?subject=${encodeURIComponent(words.closing.subject)}`,
  );
});
