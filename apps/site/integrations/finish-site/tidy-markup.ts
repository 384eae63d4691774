import { DomUtils } from 'htmlparser2';
import { addAttribute, attributeOf, elementsOf, type Page, placeOf, removeAttribute } from './page.ts';

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

/**
 * Removes the ids of islands. No script reads them, and Astro computes them from the folder of the project, so the same
 * pages would have other bytes on another machine.
 */
export function dropIslandIds(page: Page): void {
  for (const island of elementsOf(page, 'astro-island')) removeAttribute(page, island, 'uid');
}

/**
 * Excludes islands from the browser's translation of a page. It replaces the texts that React expects, so at the
 * first touch React would render the form again, without what was typed, or fail where Trusted Types keep it from
 * inserting Astro's HTML. Those of the header have no fields and hydrate only with a session, so visitors
 * without one can read them translated.
 */
export function keepIslandsUntranslated(page: Page): void {
  for (const island of elementsOf(page, 'astro-island')) {
    if (attributeOf(island, 'component-export') !== 'Account') addAttribute(page, island, 'translate', 'no');
  }
}
