import { DomUtils } from 'htmlparser2';
import { type Element, elementsOf, type Page } from '../../apps/site/integrations/finish-site/page.ts';

/** Elements inside a sentence. All others begin a text of their own. */
const inline = new Set(
  'a abbr b bdi br cite code data del em i ins kbd mark q s small span strong sub sup time u wbr astro-slot'.split(
    ' ',
  ),
);
/** What is not text, or is in another language on purpose, such as the switch to other languages. */
const isLeftOut = ({ name, attribs }: Element, root: Element) =>
  ['script', 'style', 'svg', 'template'].includes(name) || (attribs.lang !== undefined && name !== root.name);

/**
 * The texts of a built page in its header, main part and footer: each paragraph, heading, cell or button is one. So are
 * names for assistive software, placeholders, and the texts that islands show later.
 */
export function textsOf(page: Page): string[] {
  const texts: string[] = [];
  for (const name of ['header', 'main', 'footer'])
    for (const root of elementsOf(page, name)) collect(root, root, texts);
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
}

function collect(element: Element, root: Element, texts: string[]): void {
  for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
    if (element.attribs[name]) texts.push(element.attribs[name]);
  if (element.attribs.props) texts.push(...stringsIn(JSON.parse(element.attribs.props)));
  let text = '';
  const visit = (node: Element['children'][number]) => {
    if (DomUtils.isText(node)) text += node.data;
    else if (!DomUtils.isTag(node) || isLeftOut(node, root)) return;
    else if (inline.has(node.name)) {
      text += node.name === 'br' ? ' ' : '';
      node.children.forEach(visit);
    } else {
      texts.push(text);
      text = '';
      collect(node, root, texts);
    }
  };
  element.children.forEach(visit);
  texts.push(text);
}

/** All strings in the properties of an island, which Astro writes as JSON, except files for a calendar. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value].filter((text) => !text.startsWith('BEGIN:VCALENDAR'))
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];
