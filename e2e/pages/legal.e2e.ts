import { legalTexts, readLegalText } from '@accounting-site/content/files/legal';
import { formatDay } from '../../apps/site/src/lib/text/format-day.ts';
import { renderMarkdown } from '../../apps/site/src/lib/text/render-markdown.ts';
import { readLegalWords } from '../../apps/site/src/sections/LegalText/legal-words.ts';
import { expect, test } from '../support/same-window.ts';

const words = readLegalWords();

for (const name of legalTexts) {
  const { data, body, file } = readLegalText(name);

  test(`/${name} has a summary, a date and links to the other legal texts`, async ({ page }) => {
    await page.goto(`/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.heading);
    const summary = page.getByRole('region', { name: words.summary });
    await expect(summary.getByText(data.summary)).toBeVisible();
    await expect(summary.getByText(words.sample_note)).toHaveCount(data.sample ? 1 : 0);
    await expect(page.getByText(`${words.updated} ${formatDay(data.updated)}`)).toBeVisible();
    const { headings } = await renderMarkdown(body, file);
    for (const { text } of headings)
      await expect(page.getByRole('heading', { name: text, exact: true })).toBeVisible();
    const others = page.getByRole('region', { name: words.related }).getByRole('link');
    await expect(others).toHaveCount(legalTexts.length - 1);
  });
}

test('the privacy policy shows three security measures as tiles', async ({ page }) => {
  await page.goto('/privacy');
  const tiles = page.getByRole('region', { name: words.tiles }).getByRole('listitem');
  await expect(tiles).toHaveCount(3);
  for (const [at, tile] of (readLegalText('privacy').data.tiles ?? []).entries()) {
    await expect(tiles.nth(at).getByRole('heading', { name: tile.title })).toBeVisible();
    await expect(tiles.nth(at)).toContainText(tile.text);
  }
});
