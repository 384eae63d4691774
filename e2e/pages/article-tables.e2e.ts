import { readHelpArticles } from '@accounting-site/content/files/help';
import { readResources } from '@accounting-site/content/files/resources';
import { expect, test } from '../support/same-window.ts';

const addresses = [
  ...readHelpArticles().map(({ slug }) => `/help/article/${slug}`),
  ...readResources().map(({ slug }) => `/resources/${slug}`),
];

test('on a phone nearly every table of an article fits the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const hidden: number[] = [];
  for (const address of addresses) {
    await page.goto(address);
    const tables = page.getByRole('article').locator('[data-table]');
    hidden.push(...(await tables.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))));
  }
  expect(hidden.length).toBeGreaterThan(80);
  expect(hidden.filter((width) => width > 0).length).toBeLessThanOrEqual(hidden.length / 8);
});

test('a table that is slightly too wide shows a shadow at the edge until it is scrolled to its end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/help/article/mobile-money');
  const table = page.getByRole('article').locator('[data-table]').nth(1);
  const [hidden, cover, shadow] = await table.evaluate((element) => {
    const { backgroundAttachment, backgroundSize } = getComputedStyle(element);
    const widths = backgroundSize.split(', ').map((size) => Number.parseFloat(size));
    const at = (attachment: string) => widths[backgroundAttachment.split(', ').indexOf(attachment)] ?? 0;
    return [element.scrollWidth - element.clientWidth, at('local'), at('scroll')] as const;
  });
  expect(hidden).toBeGreaterThan(0);
  expect(shadow).toBeGreaterThan(6);
  // A wide cover, which scrolls with the end of the table, would hide the shadow.
  expect(cover - shadow).toBeLessThan(6);
});
