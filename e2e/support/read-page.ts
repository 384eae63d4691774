import type { Page } from '@playwright/test';

/** What a page says and offers, as the browser sees it. */
export interface PageReading {
  title: string;
  language: string;
  headings: string[];
  description: string;
  canonical: string | undefined;
  isIndexed: boolean;
  ids: string[];
  /** Links as written and where they lead. */
  links: { written: string; address: string; text: string }[];
  /** Buttons that nothing in the page answers to. */
  deadButtons: string[];
  /** How many times it says or fetches how it looks. */
  styleSheets: number;
}

/** Reads the page that is open. */
export function readPage(page: Page): Promise<PageReading> {
  return page.evaluate(() => {
    const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
    const contentOf = (name: string) =>
      document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? element.textContent.trim().replace(/\s+/g, ' ');

    const saysWhy = (button: HTMLButtonElement) =>
      (button.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .some((id) => id !== '' && document.getElementById(id)?.textContent.trim());
    const answers = (button: HTMLButtonElement) =>
      (button.type !== 'button' && button.form !== null) ||
      button.hasAttribute('commandfor') ||
      button.hasAttribute('popovertarget') ||
      Object.keys(button.dataset).length > 0 ||
      // What React does inside an island is tested with the island.
      button.closest('astro-island') !== null;

    return {
      title: document.title,
      language: document.documentElement.lang,
      headings: all('h1').map(nameOf),
      description: contentOf('description'),
      canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      isIndexed: !contentOf('robots').includes('noindex'),
      ids: all('[id]').map((element) => element.id),
      links: all<HTMLAnchorElement>('a').map((link) => ({
        written: link.getAttribute('href') ?? '',
        address: link.href,
        text: nameOf(link),
      })),
      deadButtons: all<HTMLButtonElement>('button')
        .filter((button) => !(button.disabled ? saysWhy(button) : answers(button)))
        .map(nameOf),
      styleSheets: document.querySelectorAll('style, link[rel=stylesheet]').length,
    };
  });
}
