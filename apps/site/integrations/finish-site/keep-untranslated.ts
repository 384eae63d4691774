import { addAttribute, attributeOf, elementsOf, type Page } from './page.ts';

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
