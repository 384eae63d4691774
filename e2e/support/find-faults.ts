import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Between the themes only colours can differ. */
const rules: Record<Theme, NonNullable<RunOptions['runOnly']>> = {
  light: standard,
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

type Theme = 'light' | 'dark';

/** Where a page is looked at. */
interface Where {
  readonly widths?: readonly number[];
  readonly themes?: readonly Theme[];
}

/**
 * What axe finds wrong with the page as it is now: none where all is well.
 * The checker is no part of the page, so its test lifts the page's policy by `test.use({ bypassCSP: true })`.
 */
export async function findFaults(
  page: Page,
  { widths = [360, 1280], themes = ['light', 'dark'] }: Where = {},
): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(axeSource);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const found = await run(page, { runOnly: rules[colorScheme] });
      faults.push(...found.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
    }
  }
  return faults;
}

async function run(page: Page, options: RunOptions): Promise<string[]> {
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
