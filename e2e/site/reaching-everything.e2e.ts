import { readWords } from '@accounting-site/content/reading/pages';
import { frameSchema } from '../../apps/site/src/layouts/_parts/frame-words.ts';
import { expect, test } from '../support/same-window.ts';

const { skip } = readWords('en/frame.yaml', frameSchema);

test('the first Tab shows a skip link without moving the page', async ({ page }) => {
  await page.goto('/about');
  const top = () => page.getByRole('heading', { level: 1 }).evaluate((h1) => h1.getBoundingClientRect().top);
  const before = await top();
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: skip });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  expect(await top()).toBe(before);
  const box = await link.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
});

test('at 400% zoom the header scrolls away with the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/about');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

test('with more contrast, secondary text is as dark as the rest', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await page.goto('/search');
    const intro = page.getByRole('main').locator('p').first();
    const [quiet, body] = await Promise.all([
      intro.evaluate((element) => getComputedStyle(element).color),
      page.evaluate(() => getComputedStyle(document.body).color),
    ]);
    expect([colorScheme, quiet]).toEqual([colorScheme, body]);
  }
});

test('a dialog focuses its heading first, and its close button stays visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 420 });
  await page.goto('/');
  await page.getByRole('button', { name: /demo/i }).last().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading').first()).toBeFocused();
  await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(dialog.getByRole('button').first()).toBeInViewport({ ratio: 1 });
});
