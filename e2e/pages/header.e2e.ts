import { readContact, readNavigation } from '@accounting-site/content/facts/facts';
import { readWords } from '@accounting-site/content/reading/pages';
import { frameSchema } from '../../apps/site/src/layouts/_parts/frame-words.ts';
import { expect, test } from '../support/same-window.ts';

const { header: words } = readWords('en/frame.yaml', frameSchema);
const { header: links } = readNavigation();
const wide = { viewport: { width: 1280, height: 800 } };
const narrow = { viewport: { width: 360, height: 740 } };

test.describe('on a wide screen', () => {
  test.use(wide);

  test('the header links to every main page, the phone number, sign-in and the trial', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('banner');
    for (const link of links) {
      await expect(bar.getByRole('link', { name: link.label, exact: true })).toHaveAttribute(
        'href',
        link.path,
      );
    }
    const { phone, phone_display } = readContact();
    await expect(bar.getByRole('link', { name: phone_display })).toHaveAttribute('href', `tel:${phone}`);
    await expect(bar.getByRole('link', { name: words.sign_in })).toHaveAttribute('href', '/login');
    await expect(bar.getByRole('link', { name: words.trial })).toHaveAttribute('href', '/register');
  });

  test('each link is marked on its own page, and no other is', async ({ page }) => {
    for (const { label, path } of links) {
      await page.goto(path);
      const current = page.getByRole('banner').locator('[aria-current=page]:visible');
      await expect(current, path).toHaveText([label]);
    }
  });

  test('the shadow appears beyond 10 pixels of scrolling, not at 10', async ({ page }) => {
    await page.goto('/pricing');
    const bar = page.getByRole('banner');
    const shadow = () => bar.evaluate((element) => getComputedStyle(element).boxShadow);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const atTop = await shadow();
    await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }));
    await expect(bar).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => scrollTo({ top: 11, behavior: 'instant' }));
    await expect(bar).toHaveAttribute('data-scrolled');
    expect(await shadow()).not.toBe(atTop);
  });

  test('the header of the home page gets a background beyond 50 pixels of scrolling, not at 50', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const bar = page.getByRole('banner');
    const ground = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
    const overHero = await ground();
    await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
    await expect(bar).toHaveAttribute('data-scrolled');
    expect(await ground()).toBe(overHero);
    await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
    await expect.poll(ground).not.toBe(overHero);
  });
});

test.describe('on a phone', () => {
  test.use(narrow);

  test('the menu has the links of the header and closes on Escape and on a tap outside', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('banner');
    const toggle = bar.locator('summary');
    await expect(toggle).toHaveAccessibleName(words.menu);
    await expect(bar.getByRole('link', { name: links[1]?.label ?? '', exact: true })).toBeHidden();
    await toggle.click();
    for (const link of links) {
      await expect(bar.getByRole('link', { name: link.label, exact: true })).toBeVisible();
    }
    await expect(bar.getByRole('link', { name: words.sign_in })).toBeVisible();
    await expect(bar.getByRole('link', { name: words.trial })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('link', { name: links[1]?.label ?? '', exact: true })).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.mouse.click(180, 720);
    await expect(bar.getByRole('link', { name: links[1]?.label ?? '', exact: true })).toBeHidden();
  });
});

test('the menu of a small screen closes when the focus leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  const menu = page.locator('[data-menu]');
  await menu.locator('summary').click();
  await expect(menu).toHaveAttribute('open');
  await menu.getByRole('link').last().focus();
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(menu).not.toHaveAttribute('open');
});
