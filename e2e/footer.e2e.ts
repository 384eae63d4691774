import { readBrand, readNavigation } from '@accounting-site/content/facts';
import { expect, test } from './support/same-window.ts';

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
