import { addAttribute, attributeOf, elementsOf, type Page } from './page.ts';

/**
 * Excludes islands from the browser's translation of a page. It replaces the texts that React expects, so at the
 * first touch React would render the form again, without what was typed, or fail where Trusted Types keep it from
 * inserting Astro's HTML. The header's islands hydrate only with a session and have no fields, so visitors
 * without one can read them translated.
 */
export function keepIslandsUntranslated(page: Page): void {
  for (const island of elementsOf(page, 'astro-island')) {
    if (attributeOf(island, 'client') === 'intent') addAttribute(page, island, 'translate', 'no');
  }
}
