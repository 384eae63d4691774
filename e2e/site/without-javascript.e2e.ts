import { readWords } from '@accounting-site/content/pages';
import { z } from 'zod';
import { sitePages, toAddress } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

const { header } = readWords('en/frame.yaml', z.object({ header: z.object({ menu: z.string() }) }));

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

for (const { path } of sitePages) {
  test(`${path} can be read and used without JavaScript`, async ({ page }) => {
    await page.goto(toAddress(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const heading of await page.getByRole('main').getByRole('heading').all()) {
      await expect.soft(heading).toHaveCSS('opacity', '1');
    }

    const navigation = page.getByRole('banner').getByRole('navigation');
    await expect(navigation.getByRole('link').first()).toBeHidden();
    await page.getByRole('banner').getByText(header.menu).or(page.getByLabel(header.menu)).first().click();
    await expect(navigation.getByRole('link').first()).toBeVisible();
  });
}

for (const { path } of sitePages.filter((page) => page.path !== '/login')) {
  test(`every form of ${path} can be sent without JavaScript`, async ({ page }) => {
    await page.goto(toAddress(path));
    const unusable = await page.evaluate(() =>
      [...document.forms]
        .filter((form) => form.closest('dialog') === null && form.method !== 'dialog')
        .filter(
          (form) =>
            form.getAttribute('action') === null ||
            ![...form.elements].some(
              (element) =>
                (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) &&
                element.type === 'submit' &&
                !element.disabled,
            ),
        )
        .map((form) => form.outerHTML.slice(0, 200)),
    );
    expect(unusable).toEqual([]);
  });
}
