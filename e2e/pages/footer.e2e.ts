import { readBrand, readNavigation } from '@accounting-site/content/facts/facts';
import { isApprovedContent, otherContent } from '@accounting-site/content/testing/approved-content';
import { expect, test } from '../support/same-window.ts';

const { footer: columns } = readNavigation();

test('the links of four columns open the right pages', async ({ page }) => {
  await page.goto('/pricing');
  const footer = page.getByRole('contentinfo');
  for (const column of columns) {
    await expect(footer.getByRole('heading', { name: column.heading, exact: true })).toBeVisible();
    for (const link of column.links) {
      const address = encodeURI(link.path);
      await expect(footer.getByRole('link', { name: link.label, exact: true })).toHaveAttribute(
        'href',
        address,
      );
    }
  }
});

for (const [width, count] of [
  [1280, 4],
  [800, 4],
  [600, 2],
  [360, 2],
] as const) {
  test(`at ${width} pixels there are ${count} columns in a row`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/pricing');
    const headings = page.getByRole('contentinfo').getByRole('heading');
    const tops = await headings.evaluateAll((all) =>
      all.map((heading) => heading.getBoundingClientRect().top),
    );
    const inFirstRow = tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 2);
    expect(inFirstRow).toHaveLength(count);
  });
}

test("three links open the company's profiles on other sites", async ({ page }) => {
  await page.goto('/pricing');
  for (const { network, url } of readBrand().social) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: network, exact: true });
    await expect(link).toHaveAttribute('href', url);
  }
});

test('on a phone the footer takes at most one and a half screens', async ({ page }) => {
  // biome-ignore lint/suspicious/noSkippedTests: an owner may add links
  test.skip(!isApprovedContent, otherContent);
  const screen = { width: 360, height: 640 };
  await page.setViewportSize(screen);
  await page.goto('/pricing');
  const { height = 0 } = (await page.getByRole('contentinfo').boundingBox()) ?? {};
  expect(height).toBeGreaterThan(0);
  expect(height).toBeLessThanOrEqual(1.5 * screen.height);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in the ${colorScheme} theme the end of a page differs from the footer below it`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/pricing');
    const grounds = await page
      .locator('main > :last-child, footer, body')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundColor));
    await page.emulateMedia({ colorScheme: null });
    expect(new Set(grounds).size).toBe(3);
  });
}
