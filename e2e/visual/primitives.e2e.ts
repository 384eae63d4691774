import { withDevelopmentSite } from '../support/development-site.ts';
import { expect, test } from '../support/test.ts';
import { makeStill, tolerance } from './still.ts';

const parts = ['buttons', 'fields', 'what-a-form-answers', 'dialog', 'marks', 'reading', 'grounds', 'header'];

test.use({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 0.5, bypassCSP: true });

test('each primitive looks as it was approved, in every state and both themes', async ({ page }) => {
  test.setTimeout(180_000);
  await withDevelopmentSite(async (url) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${url}/styleguide`);
    await makeStill(page);
    for (const part of parts) {
      await expect.soft(page.locator(`#${part}`)).toHaveScreenshot(`${part}.png`, tolerance);
    }
  });
});
