import { DomUtils, parseDocument } from 'htmlparser2';
import MagicString from 'magic-string';

/** A built page: its HTML, parsed, and the edits to it. */
export interface Page {
  /** What errors call it: its file in the built site, or its path. */
  readonly name: string;
  readonly html: string;
  readonly document: ReturnType<typeof parseDocument>;
  /** Leaves every byte that no edit is about as Astro wrote it. */
  readonly edit: MagicString;
}

export type Element = ReturnType<typeof elementsOf>[number];

export const parsePage = (name: string, html: string): Page => ({
  name,
  html,
  document: parseDocument(html, { withStartIndices: true, withEndIndices: true }),
  edit: new MagicString(html),
});

/** All elements with this tag name, in their order. */
export const elementsOf = (page: Page, tag: string) => DomUtils.getElementsByTagName(tag, page.document);

/** The value of an attribute, without character references; empty if there is none. */
export const attributeOf = (element: Element, name: string) => element.attribs[name] ?? '';

/** What is between the tags of an element. The text of a script or style is that of the file. */
export const textOf = (element: Element) => DomUtils.textContent(element);

/** All text and attributes of a page, except of its scripts and styles. */
export const wordsOf = (page: Page) =>
  elementsOf(page, '*')
    .filter(({ name }) => name !== 'script' && name !== 'style')
    .flatMap(({ attribs, children }) => [
      ...Object.values(attribs),
      ...children.filter(DomUtils.isText).map(({ data }) => data),
    ])
    .join('');

/** @throws an error that names the page and what the build expects of it */
export function expected(page: Pick<Page, 'name'>, what: string): never {
  throw new Error(`${page.name}: expected ${what}.`);
}

export function remove(page: Page, element: Element): void {
  const { start, end } = placeOf(element);
  page.edit.remove(start, end);
}

/** Adds an attribute before those that the element has. */
export function addAttribute(page: Page, element: Element, name: string, value: string): void {
  page.edit.appendLeft(placeOf(element).start + 1 + element.name.length, ` ${name}="${value}"`);
}

/** Adds to the value of an attribute. @throws an error when the element has no such attribute with a value */
export function appendToAttribute(page: Page, element: Element, name: string, text: string): void {
  const attribute = /\s+([^\s=>]+)(?:=("[^"]*"|'[^']*'|[^\s>]+))?/y;
  attribute.lastIndex = placeOf(element).start + 1 + element.name.length;
  for (let found = attribute.exec(page.html); found !== null; found = attribute.exec(page.html)) {
    const [, is, value = ''] = found;
    if (is !== name || value === '') continue;
    page.edit.appendLeft(attribute.lastIndex - (/["']$/.test(value) ? 1 : 0), text);
    return;
  }
  expected(page, `${name} in <${element.name}>`);
}

/** @throws an error when the element has no such attribute, written as Astro writes it */
export function removeAttribute(page: Page, element: Element, name: string): void {
  const text = ` ${name}="${attributeOf(element, name)}"`;
  const { start } = placeOf(element);
  const at = page.html.indexOf(text, start);
  const isThere = at > 0 && at < page.html.indexOf('>', start);
  if (!isThere) expected(page, `${name} in <${element.name}>`);
  page.edit.remove(at, at + text.length);
}

export function appendToHead(page: Page, markup: string): void {
  page.edit.appendRight(endOfHead(page), markup);
}

/** Where the end tag of the head begins. */
export function endOfHead(page: Page): number {
  const [head] = elementsOf(page, 'head');
  const end = head ? placeOf(head).end - '</head>'.length : -1;
  return page.html.startsWith('</head>', end) ? end : expected(page, 'a head with its end tag');
}

/** Replaces the text of an element that contains nothing else. */
export function replaceText(page: Page, element: Element, text: string): void {
  const [only] = element.children;
  if (only === undefined || element.children.length > 1) expected(page, `text in <${element.name}>`);
  const { start, end } = placeOf(only);
  page.edit.overwrite(start, end, text);
}

/** The parser records these places because parsePage asks for them. */
export function placeOf({ startIndex, endIndex }: Pick<Element, 'startIndex' | 'endIndex'>) {
  return { start: startIndex ?? 0, end: (endIndex ?? 0) + 1 };
}
