import { readPage } from '@accounting-site/content/reading/pages';
import type { Page } from '@playwright/test';
import { homeSchema } from '../../apps/site/src/pages/_home/home-words.ts';
import { pricingSchema } from '../../apps/site/src/pages/_pricing/pricing-words.ts';
import { labelOf } from '../support/label-of.ts';
import { recordMotion } from '../support/record-motion.ts';
import { expect, test } from '../support/test.ts';

const { hero } = readPage('home', homeSchema);
const { billing, faqs } = readPage('pricing', pricingSchema);

test.use({ viewport: { width: 360, height: 740 } });

test('pages change below a fixed header, and elements that open are animated', async ({ page }) => {
  const motion = await recordMotion(page);
  // A browser on a busy machine may skip a transition, so the walk may take several attempts.
  await expect(async () => {
    await walkThrough(page);
    expect(motion).toEqual(
      expect.arrayContaining([
        '::view-transition-group(header)',
        'animation in header',
        'animation in dialog',
        'transition in fieldset',
        'transition in summary',
      ]),
    );
  }).toPass();
});

test('nothing is animated with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const motion = await recordMotion(page);
  await walkThrough(page);
  expect(motion).toEqual([]);
});

/**
 * Opens the demo dialog and the menu, goes to the pricing page, makes a choice there and expands an answer.
 */
async function walkThrough(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: hero.demo }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  const header = page.getByRole('banner');
  await header.locator('summary').click();
  await header.getByRole('link', { name: labelOf('/pricing'), exact: true }).click();
  await expect(page).toHaveURL('/pricing');

  await page.getByRole('radio', { name: billing.yearly }).check();
  const { question = '', answer = '' } = faqs.items[0] ?? {};
  await page.getByText(question).click();
  await expect(page.getByText(answer)).toBeVisible();
}
