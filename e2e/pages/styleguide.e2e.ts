import { withDevelopmentSite } from '../support/development-site.ts';
import { findOverflow } from '../support/find-overflow.ts';
import { expect, test } from '../support/test.ts';

test('the built site has no styleguide', async ({ page }) => {
  const answer = await page.goto('/styleguide');
  expect(answer?.status()).toBe(404);
});

test('in development, the styleguide shows each state without a pointer, in both themes side by side', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await withDevelopmentSite(async (url) => {
    await page.goto(`${url}/styleguide`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Styleguide');

    const button = (theme: 'light' | 'dark', state: string) =>
      page.locator(`[data-specimen="Button, primary"] [data-theme=${theme}] [data-state="${state}"] button`);
    const fill = (theme: 'light' | 'dark', state: string) =>
      button(theme, state).evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(button('light', 'focus-visible')).toHaveCSS('outline-width', '3px');
    expect(await fill('light', 'hover')).not.toBe(await fill('light', 'rest'));
    expect(await fill('dark', 'rest')).not.toBe(await fill('light', 'rest'));
    await expect(button('dark', 'busy')).toBeDisabled();

    const width = (state: string) => button('light', state).evaluate((element) => element.clientWidth);
    expect(await width('busy')).toBe(await width('rest'));

    for (const size of [
      { width: 360, height: 800 },
      { width: 1280, height: 900 },
    ]) {
      await page.setViewportSize(size);
      expect(await findOverflow(page)).toEqual([]);
    }
  });
});
