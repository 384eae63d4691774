import { storedCopyHeader } from '../../lib/offline/offline-names.ts';

/** A text or an attribute that is another one in the newer page. */
interface Change {
  node: Element | CharacterData;
  attribute?: string;
  from: string;
  to: string;
}

/** What changes with a text: where links lead, what a screen reader says, and what an island starts with. */
const attributes = ['href', 'aria-label', 'datetime', 'value', 'props'];
/** What a script of the page has written. */
const written = '[data-date], [data-support], [data-year]';
/** Below this number of pixels the browser does not count a movement as a layout shift. */
const unnoticed = 3;

/**
 * Updates the page to the copy that the worker has stored meanwhile, if only texts have changed and nothing
 * else moves: a page of another build never runs with the files of this one.
 * @returns what was updated
 */
export async function updatePage(): Promise<'nothing' | 'texts' | 'prices'> {
  const next = await readStoredCopy();
  const changes: Change[] = [];
  if (!next || codeOf(document) !== codeOf(next)) return 'nothing';
  if (!findChanges(document.body, next.body, changes)) return 'nothing';
  const isOfPrice = changes.some(({ node, attribute, from }) =>
    /GH\u20b5[\d,.]*/.test(attribute ? from : (node.parentElement?.textContent ?? '')),
  );
  const elements = [...document.body.querySelectorAll('*')].map((element) => ({
    element,
    at: placeOf(element),
  }));
  for (const change of changes) write(change, change.to);
  const hasMoved = elements.some(({ element, at: [x, y] }) => {
    const [nextX, nextY] = placeOf(element);
    return Math.abs(nextX - x) >= unnoticed || Math.abs(nextY - y) >= unnoticed;
  });
  if (hasMoved) {
    for (const change of changes) write(change, change.from);
    return 'nothing';
  }
  return isOfPrice ? 'prices' : 'texts';
}

/** Parsed by the browser's XMLHttpRequest, because the Trusted Types policy allows no text to become markup. */
const readStoredCopy = () =>
  new Promise<Document | null>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.pathname);
    request.responseType = 'document';
    request.setRequestHeader(storedCopyHeader, '1');
    request.onloadend = () => resolve(request.status === 200 ? request.responseXML : null);
    request.send();
  });

/** Styles and scripts, with the names of all files. Search engines' data are no code. */
const codeOf = (page: Document) =>
  [...page.querySelectorAll('style, script:not([type="application/ld+json"])')]
    .map(({ outerHTML }) => outerHTML)
    .join();

/** @returns whether the pages differ only in what can be changed in place */
function findChanges(now: Node, next: Node, changes: Change[]): boolean {
  if (now.nodeName !== next.nodeName) return false;
  if (now instanceof CharacterData) {
    const [from, to] = [now.data, (next as CharacterData).data];
    if (from !== to) changes.push({ node: now, from, to });
    return true;
  }
  if (!(now instanceof Element && next instanceof Element)) return true;
  // A page parsed without scripting has other content in it.
  if (now.matches('script, noscript')) return true;
  if (now.matches(written)) return written.split(', ').every((name) => isAlike(now, next, name.slice(1, -1)));
  // React has taken over what is inside an island without this attribute.
  const isInUse = now.nodeName === 'ASTRO-ISLAND' && !now.hasAttribute('ssr');
  if (isInUse) return isAlike(now, next, 'props');
  for (const attribute of attributes) {
    const [from, to] = [now.getAttribute(attribute), next.getAttribute(attribute)];
    if (from === to) continue;
    if (from === null || to === null) return false;
    changes.push({ node: now, attribute, from, to });
  }
  const children = [...now.childNodes].filter((child) => (child as Element).className !== 'offline-note');
  const others = next.childNodes;
  return (
    children.length === others.length &&
    children.every((child, at) => findChanges(child, others[at] as Node, changes))
  );
}

const isAlike = (now: Element, next: Element, attribute: string) =>
  now.getAttribute(attribute) === next.getAttribute(attribute);

function placeOf(element: Element): [number, number] {
  const { x, y } = element.getBoundingClientRect();
  return [x, y];
}

function write({ node, attribute }: Change, value: string) {
  if (node instanceof CharacterData) node.data = value;
  else node.setAttribute(attribute as string, value);
}
