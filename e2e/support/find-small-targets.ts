import type { Page } from '@playwright/test';

/**
 * The touch targets of the open page below 24 pixels. Links in a sentence may be as high as its lines (WCAG 2.5.8), and a hidden field is activated through its
 * label. A link whose `::after` covers its card is as large as the card.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInText = (element: Element) => {
      const block = element.closest('p, li, dd, td, figcaption, label, h1, h2, h3, h4');
      return block !== null && (block.textContent ?? '').trim() !== (element.textContent ?? '').trim();
    };
    return [...document.querySelectorAll('a[href], button, summary, input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element, '::after').position !== 'absolute')
      .filter((element) => !(element.tagName === 'A' && isInText(element)))
      .map((element) => {
        const target = element.closest('label') ?? element;
        const { width, height } = target.getBoundingClientRect();
        return {
          width,
          height,
          html: element.outerHTML.slice(0, 120),
          clip: getComputedStyle(element).clipPath,
        };
      })
      .filter(({ clip }) => clip === 'none')
      .filter(({ width, height }) => width > 1 && (width < 24 || height < 24))
      .map(({ width, height, html }) => `${width} x ${height}: ${html}`);
  });
}
