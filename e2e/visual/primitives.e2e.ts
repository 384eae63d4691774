import type { Page } from '@playwright/test';
import { withDevelopmentSite } from '../support/development-site.ts';
import { expect, test } from '../support/test.ts';
import { makeStill, tolerance } from './still.ts';

/** The parts of the styleguide with a picture. */
const parts = [
  'buttons',
  'fields',
  'choices',
  'what-a-form-answers',
  'dialog',
  'marks',
  'reading',
  'grounds',
  'header',
];
/** Those without: tokens, which the others use, and controls of single pages, whose texts change with the content. */
const unpictured = [
  'palette',
  'colours-by-job',
  'type',
  'space-and-shape',
  'sign-in',
  'account',
  'pricing',
  'resources',
];

test.use({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 0.5, bypassCSP: true });

test('each primitive looks as approved, in every state and both themes', async ({ page }) => {
  test.setTimeout(180_000);
  await withDevelopmentSite(async (url) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${url}/styleguide`);
    const shown = page.locator('main > section[id]');
    expect((await shown.evaluateAll((sections) => sections.map(({ id }) => id))).toSorted()).toEqual(
      [...parts, ...unpictured].toSorted(),
    );
    await makeStill(page);
    for (const part of parts) {
      await showAlone(page, part);
      await expect.soft(page.locator(`#${part}`)).toHaveScreenshot(`${part}.png`, tolerance);
    }
  });
});

/**
 * Hides everything above and below a part, and makes the window as tall as the part. Otherwise its position
 * could differ by half a pixel between browsers, or after a change elsewhere.
 */
async function showAlone(page: Page, part: string) {
  const height = await page.evaluate((part) => {
    const shown = document.getElementById(part);
    for (const other of shown?.parentElement?.children ?? [])
      if (other instanceof HTMLElement) other.style.display = other === shown ? '' : 'none';
    return document.documentElement.scrollHeight;
  }, part);
  await page.setViewportSize({ width: 1280, height: Math.max(900, height) });
}
