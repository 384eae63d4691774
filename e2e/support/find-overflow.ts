import type { Page } from '@playwright/test';

/** The elements beyond the right edge of the open page, except those in a scrolling box. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Hidden overflow is included: a visitor cannot read what is cut off.
    for (const element of [document.documentElement, document.body]) {
      element.style.setProperty('overflow-x', 'visible', 'important');
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const innermost = wide.filter((element) => !wide.some((other) => other.parentElement === element));
    return [
      `${scrollWidth - clientWidth} px too wide`,
      ...innermost.slice(0, 5).map((element) => element.outerHTML.slice(0, 160)),
    ];
  });
}
