import { readPage } from '@accounting-site/content/reading/pages';
import { compareSchema } from '../../apps/site/src/pages/_compare/compare-words.ts';
import { expect, test } from '../support/same-window.ts';

const { table } = readPage('compare', compareSchema);

test('on a phone each answer of the comparison fits the screen and has the name of its column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/compare');
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(table.rows.length);
  for (const [at, { question, answers }] of table.rows.entries()) {
    await expect(rows.nth(at).locator('th')).toHaveText(question);
    const cells = rows.nth(at).locator('td');
    await expect(cells).toHaveText(answers);
    const labels = await cells.evaluateAll((all) =>
      all.map((cell) => getComputedStyle(cell, '::before').content),
    );
    expect(labels).toEqual(table.columns.map((column) => JSON.stringify(column)));
    for (const cell of await cells.all()) {
      const box = await cell.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true);
    }
  }
});
