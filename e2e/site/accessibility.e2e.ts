import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { sitePages, toAddress } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

// The checker is no part of the page, so the page's policy does not apply to it.
test.use({ bypassCSP: true });

for (const { path } of sitePages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} has no accessibility fault, small or wide, in ${colorScheme} colours`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(toAddress(path));
      await page.evaluate(axeSource);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await findFaults(page), `${width} px`).toEqual([]);
      }
    });
  }
}

async function findFaults(page: Page): Promise<string[]> {
  const results = await page.evaluate(
    (tags): Promise<AxeResults> =>
      Reflect.get(globalThis, 'axe').run(document, {
        runOnly: tags,
        resultTypes: ['violations'],
        rules: { 'color-contrast-enhanced': { enabled: false } },
      }),
    standard,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
