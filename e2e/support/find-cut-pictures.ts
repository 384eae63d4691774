import type { Page } from '@playwright/test';

/** Product pictures of the open page with content cut off: their sheets and phones hide overflow. */
export function findCutPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('figure[role="img"] *')].filter(
      (part) => part instanceof HTMLElement && getComputedStyle(part).overflow === 'hidden',
    );
    const cut = parts.filter(
      (part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1,
    );
    return cut.map(
      (part) => `${part.scrollWidth} px in ${part.clientWidth}: ${part.textContent?.slice(0, 60)}`,
    );
  });
}

/** The amounts in those pictures that wrap onto more than one line. */
export function findBrokenAmounts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const picture of document.querySelectorAll('figure[role="img"]')) {
      const texts = document.createTreeWalker(picture, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const content = text.textContent ?? '';
        if (!/^−?GH₵[\d,.]+$/.test(content)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
        if (lines.size > 1) broken.push(content);
      }
    }
    return broken;
  });
}
