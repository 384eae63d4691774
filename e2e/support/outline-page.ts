import type { Page } from '@playwright/test';

/**
 * The outline of a page without script: landmarks, headings by level, lists, tables, and forms with their
 * fields and targets. It has no texts, and repeated elements appear once, so that an edited text or one more
 * question changes nothing. A text of the owner (headings among paragraphs) is one line.
 */
export function outlinePage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element): string | undefined => {
      const tag = element.localName;
      if (/^h[1-6]$/.test(tag)) return tag;
      if (['header', 'nav', 'main', 'aside', 'footer', 'search', 'article', 'table', 'details'].includes(tag))
        return tag;
      if (tag === 'ol' || tag === 'ul' || tag === 'dl') return 'list';
      if (element instanceof HTMLFormElement)
        return `form ${element.method} ${new URL(element.action).pathname}`;
      if (element instanceof HTMLInputElement)
        return `${element.type} ${element.name}${element.required ? ', required' : ''}`;
      if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement)
        return `${tag} ${element.name}`;
      if (element instanceof HTMLButtonElement) return `${element.type} button`;
      if (element instanceof HTMLAnchorElement) {
        if (element.hash && element.pathname === location.pathname) return 'link on this page';
        return element.origin === location.origin ? 'link' : `link ${element.protocol}`;
      }
      return element.getAttribute('role') === 'img' ? 'picture' : undefined;
    };
    const isText = ({ children }: Element) => {
      const tags = [...children].map((child) => child.localName);
      return tags.includes('p') && tags.filter((tag) => /^h[23]$/.test(tag)).length > 1;
    };
    const outline = (element: Element): string[] => {
      // The element of an island has no box, but its content is shown.
      const isShown = element.checkVisibility() || getComputedStyle(element).display === 'contents';
      if (!isShown || element.closest('[aria-hidden=true]')) return [];
      if (isText(element)) return ['text'];
      const name = nameOf(element);
      if (name === 'picture') return [name];
      // Equal siblings appear once, wherever they are.
      const parts = [...new Set([...element.children].map((child) => outline(child).join('\n')))].filter(
        Boolean,
      );
      const lines = parts.flatMap((part) => part.split('\n'));
      return name === undefined ? lines : [name, ...lines.map((line) => `  ${line}`)];
    };
    return outline(document.body);
  });
}
