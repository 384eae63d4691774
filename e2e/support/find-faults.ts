import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standard: NonNullable<RunOptions['runOnly']> = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];
/** The axe rules whose result can differ between the themes, which change only colours. */
const colours = ['color-contrast', 'link-in-text-block'];
const checks = {
  light: { runOnly: standard },
  dark: { runOnly: { type: 'rule', values: colours } },
} satisfies Record<'light' | 'dark', RunOptions>;

type Theme = keyof typeof checks;

/**
 * The faults that axe finds on the current page, by default at a small and a wide width, in light and dark
 * colours. axe is not part of the page, so a test must lift the page's policy with `test.use({ bypassCSP:
 * true })`.
 */
export async function findFaults(
  page: Page,
  widths = [360, 1280],
  themes: readonly Theme[] = ['light', 'dark'],
): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(axeSource);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const found = await run(page, checks[colorScheme]);
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
        ...options,
        rules: { 'color-contrast-enhanced': { enabled: false } },
      }),
    options,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
