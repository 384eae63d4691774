import type { Page } from '@playwright/test';

/** The content and controls of a page, as the browser sees them. */
export interface PageReading {
  title: string;
  language: string;
  headings: string[];
  description: string;
  canonical: string | undefined;
  isIndexed: boolean;
  ids: string[];
  /** Links as written, with their targets. */
  links: { written: string; address: string; text: string }[];
  /** Buttons without any handler in the page. */
  deadButtons: string[];
  /** The number of its style elements and stylesheets. */
  styleSheets: number;
}

/** Reads the open page. */
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
      // The content of React islands is tested with the islands.
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
