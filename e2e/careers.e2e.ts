import { readBrand, readContact } from '@accounting-site/content/facts';
import { readPage } from '@accounting-site/content/pages';
import { careersSchema } from '../apps/site/src/pages/_careers/careers-words.ts';
import { expect, test } from './support/same-window.ts';

const words = readPage('careers', careersSchema);
const { careers_email: address } = readContact();

test.beforeEach(({ page }) => page.goto('/careers'));

test('the page is headed by the name of the product', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Careers at ${readBrand().name}`);
});

test('without an open position the page says so and still takes resumes', async ({ page }) => {
  const positions = page.getByRole('region', { name: 'Current Open Positions' });
  await expect(positions.getByRole('heading', { name: 'No open positions at this time' })).toBeVisible();
  await expect(positions.getByText(words.positions.empty_text)).toBeVisible();
  await expect(positions.getByRole('link', { name: 'Submit Your Resume' })).toHaveAttribute(
    'href',
    `mailto:${address}?subject=Spontaneous%20Application`,
  );
  await expect(positions.getByText(address)).toBeVisible();
});

test('three benefits are named and explained', async ({ page }) => {
  const benefits = page.getByRole('region', { name: 'Why Join Us' }).getByRole('listitem');
  await expect(benefits).toHaveCount(3);
  for (const [at, name] of ['Growth opportunities', 'Flexible work', 'Competitive packages'].entries()) {
    await expect(benefits.nth(at).getByRole('heading', { name })).toBeVisible();
    await expect(benefits.nth(at)).toContainText(words.benefits.items[at]?.text ?? 'no text');
  }
});

test('the culture is told in three paragraphs beside a picture', async ({ page }) => {
  const culture = page.getByRole('region', { name: 'Our Culture' });
  for (const paragraph of words.culture.paragraphs) await expect(culture.getByText(paragraph)).toBeVisible();
  expect(words.culture.paragraphs).toHaveLength(3);
  await expect(culture.getByRole('img', { name: words.culture.picture })).toBeVisible();
});

test('who wants to join later writes a mail', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Want to join us in the future?' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute(
    'href',
    `mailto:${address}?subject=Future%20Opportunities`,
  );
});
