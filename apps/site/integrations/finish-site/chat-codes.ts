import { appendToAttribute, attributeOf, elementsOf, type Page } from './page.ts';

/**
 * Adds a short code such as SB-pricing to the first message of each WhatsApp link to the company, so that a
 * chat can be traced to the page on which it began.
 * @param brand the name whose initials begin the code
 * @param number of the company's chat
 */
export function addChatCodes(page: Page, brand: string, number: string): void {
  for (const link of elementsOf(page, 'a')) {
    const href = attributeOf(link, 'href');
    const chat = `https://wa.me/${number}`;
    const isBare = href === chat;
    if (!isBare && !href.startsWith(`${chat}?text=`)) continue;
    const code = `(${chatCode(brand, page.name)})`;
    const gap = href.endsWith('%20') ? '' : ' ';
    // Without a prepared text, the visitor types after the code.
    const added = isBare ? `?text=${encodeURIComponent(`${code} `)}` : encodeURIComponent(gap + code);
    appendToAttribute(page, link, 'href', added);
  }
}

/** The code of a page: the initials of the brand, and the last part of the page's path. */
export function chatCode(brand: string, file: string): string {
  const capitals = brand.match(/\p{Lu}/gu)?.join('') || brand.slice(0, 1).toUpperCase();
  const last =
    file
      .replace(/\.html$/, '')
      .split('/')
      .at(-1) ?? '';
  return `${capitals}-${last === 'index' ? 'home' : last.toLowerCase().replaceAll(' ', '-')}`;
}
