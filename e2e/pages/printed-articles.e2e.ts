import { readHelpArticles } from '@accounting-site/content/files/help';
import { readResources } from '@accounting-site/content/files/resources';
import { readTemplates } from '@accounting-site/content/files/templates';
import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from '../support/same-window.ts';

const kinds = {
  'help articles': readHelpArticles().map(({ slug }) => `/help/article/${slug}`),
  guides: readResources().map(({ slug }) => `/resources/${slug}`),
  templates: readTemplates().map(({ slug }) => `/resources/templates/${slug}`),
};
/** No margins, and the defaults of browsers. */
const margins = ['0', '0.4in'];
const fewestLines = 5;

for (const [kind, addresses] of Object.entries(kinds)) {
  test(`${kind} print on A4 without an almost empty last page`, async ({ page }) => {
    test.slow();
    const found: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      for (const margin of margins) {
        const lines = await linesOfPages(page, margin);
        const last = lines.at(-1) ?? 0;
        if (last < fewestLines) found.push(`${address}, margin ${margin}: ${lines.join(', ')} lines`);
      }
    }
    expect(addresses.length).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });
}

/** The number of text lines on each printed page. */
async function linesOfPages(page: Page, margin: string): Promise<number[]> {
  const margins = { top: margin, right: margin, bottom: margin, left: margin };
  const file = await page.pdf({ format: 'A4', margin: margins });
  const paper = await getDocumentProxy(new Uint8Array(file));
  const pages = Array.from({ length: paper.numPages }, (_, at) => paper.getPage(at + 1));
  return Promise.all(
    pages.map(async (each) => {
      const { items } = await (await each).getTextContent();
      // Texts on the same baseline are one line.
      const baselines = items.flatMap((item) =>
        'str' in item && item.str.trim() !== '' ? [Math.round(item.transform[5])] : [],
      );
      return new Set(baselines).size;
    }),
  );
}
