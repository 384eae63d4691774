import { dropUnusedClasses } from './drop-unused-classes.ts';
import { appendToHead, elementsOf, endOfHead, expected, type Page, placeOf, remove, textOf } from './page.ts';
import { islandsAhead, islandsForSession, islandsOf } from './page-modules.ts';

/**
 * Merges the styles of a page into one element at the end of its head, in their order: the order of the
 * layers, the rules of the page, and what Astro writes before the first island, where HTML allows no style.
 * @param names the classes to keep, see namesOf
 * @throws if the page has no style, or an island without Astro's style for it
 */
export function gatherStyles(page: Page, names: ReadonlySet<string>): void {
  const end = endOfHead(page);
  const all = elementsOf(page, 'style');
  const ofPage = all.filter((style) => placeOf(style).start < end);
  const ofIslands = all.filter(
    (style) => placeOf(style).start > end && textOf(style).startsWith('astro-island'),
  );
  if (ofPage.length === 0) expected(page, 'a style in its head');
  if (ofPage.some((style) => Object.keys(style.attribs).length > 0)) {
    expected(page, 'only styles without attributes in its head, which one element can hold');
  }
  if (ofIslands.length === 0 && islandsOf(page).length > 0) expected(page, "Astro's style of islands");
  const gathered = [...ofPage, ...ofIslands];
  for (const style of gathered) remove(page, style);
  const css = [...new Set(gathered.map(textOf))].join('');
  const hasCodeAhead = islandsAhead(page).length > 0 || islandsForSession(page).length > 0;
  const needed = hasCodeAhead ? css.replace(fontFile, '') : css;
  appendToHead(page, `<style>${dropUnusedClasses(needed, names)}</style>`);
}

/**
 * A page that fetches code ahead, or for its session, leaves the network to that code. Its headings are in the display face if an
 * earlier page has stored it (layouts/document-marks.ts).
 */
const fontFile = /@font-face\{[^}]*\.woff2[^}]*\}/g;
