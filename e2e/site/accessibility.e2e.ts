import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { sitePages, toAddress } from '../support/site-pages.ts';
import { expect, test } from '../support/test.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that can differ between the themes, which change nothing but colours. */
const colours: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

// The checker is no part of the page, so the page's policy does not apply to it.
test.use({ bypassCSP: true });

for (const { path } of sitePages) {
  test(`${path} has no accessibility fault, small or wide, in light or dark colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(toAddress(path));
    await page.evaluate(axeSource);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      expect.soft(await findFaults(page, { runOnly: standard }), `${width} px, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await findFaults(page, { runOnly: colours }), `${width} px, dark`).toEqual([]);
    }
  });
}

async function findFaults(page: Page, options: RunOptions): Promise<string[]> {
  const results = await page.evaluate(
    (options): Promise<AxeResults> =>
      Reflect.get(globalThis, 'axe').run(document, {
        resultTypes: ['violations'],
        rules: { 'color-contrast-enhanced': { enabled: false } },
        ...options,
      }),
    options,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
