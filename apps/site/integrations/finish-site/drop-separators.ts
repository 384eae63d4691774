import { DomUtils } from 'htmlparser2';
import { type Page, placeOf } from './page.ts';

/**
 * Removes the empty comments with which React separates texts. It needs them only where it takes over markup, so
 * those of islands stay.
 */
export function dropSeparators(page: Page): void {
  const visit = (nodes: Page['document']['children']) => {
    for (const node of nodes) {
      if (DomUtils.isComment(node) && node.data === ' ') {
        const { start, end } = placeOf(node);
        page.edit.remove(start, end);
      }
      if (DomUtils.isTag(node) && node.name !== 'astro-island') visit(node.children);
    }
  };
  visit(page.document.children);
}
