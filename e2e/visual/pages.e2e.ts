import { isApprovedContent, otherContent } from '@accounting-site/content/testing/approved-content';
import { expect, test } from '../support/test.ts';
import { makeStill, tolerance } from './still.ts';

const pages = {
  home: '/',
  solutions: '/solutions',
  pricing: '/pricing',
  'help-article': '/help/article/mobile-money',
  about: '/about',
};
const views = [
  { name: 'phone-dark', width: 360, colorScheme: 'dark', deviceScaleFactor: 0.35 },
  { name: 'desktop-light', width: 1280, colorScheme: 'light', deviceScaleFactor: 0.25 },
] as const;

for (const { name: view, width, colorScheme, deviceScaleFactor } of views) {
  test.describe(view, () => {
    // The page's own policy would refuse the style that stops its motion.
    test.use({ viewport: { width, height: 800 }, colorScheme, deviceScaleFactor, bypassCSP: true });

    for (const [name, path] of Object.entries(pages)) {
      test(`${path} looks as approved`, async ({ page }) => {
        const isUpdating = ['all', 'changed'].includes(test.info().config.updateSnapshots);
        // biome-ignore lint/suspicious/noSkippedTests: the pictures are of the content from which they were approved
        test.skip(!isApprovedContent && !isUpdating, otherContent);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        await makeStill(page);
        await expect(page).toHaveScreenshot(`${name}-${view}.png`, { ...tolerance, fullPage: true });
      });
    }
  });
}
