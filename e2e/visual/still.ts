import type { Page } from '@playwright/test';

/**
 * Makes a page look the same on every machine: all text in the display font of the site, because the text
 * font is the system's own, and nothing that changes with the date.
 */
export async function makeStill(page: Page) {
  await page.evaluate(async () => {
    const sources = new Set(
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map((rule) => rule.style.getPropertyValue('src'))
        .filter((source) => source.includes('woff2')),
    );
    for (const source of sources) document.fonts.add(await new FontFace('Still', source).load());
    for (const year of document.querySelectorAll('[data-year]')) year.textContent = '2026';
  });
  await page.addStyleTag({
    content: '*, ::before, ::after { font-family: Still !important; caret-color: transparent; }',
  });
  await page.evaluate(() => document.fonts.ready);
}

/** A picture may differ in the antialiasing of text, not in the layout. */
export const tolerance = {
  threshold: 0.25,
  maxDiffPixelRatio: 0.002,
  animations: 'disabled',
  scale: 'device',
} as const;
