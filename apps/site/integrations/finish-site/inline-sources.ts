import { createHash } from 'node:crypto';
import type { SiteFile } from '@accounting-site/contract/site/site-manifest';
import { attributeOf, elementsOf, type Page, textOf } from './page.ts';

const data = /^(?:application\/(?:ld\+)?json|text\/plain)$/;

/**
 * The Content Security Policy sources for all inline scripts and styles of a page.
 * @throws if an element has an inline event handler: none of our policies allows one
 */
export function inlineSources(page: Page): NonNullable<SiteFile['inline']> {
  const elements = elementsOf(page, '*');
  for (const { name, attribs } of elements) {
    const handler = Object.keys(attribs).find((key) => key.startsWith('on'));
    if (handler !== undefined) {
      throw new Error(`${page.name}: <${name} ${handler}> is an inline event handler. Move it to a script.`);
    }
  }
  const scripts = elementsOf(page, 'script').filter(
    (script) => !('src' in script.attribs) && !data.test(attributeOf(script, 'type')),
  );
  const styleAttributes = elements.map((element) => attributeOf(element, 'style')).filter(Boolean);
  return {
    scripts: hashesOf(scripts.map(textOf)),
    styles: hashesOf(elementsOf(page, 'style').map(textOf)),
    styleAttributes: hashesOf(styleAttributes),
  };
}

/** The sources of these texts, each once. */
const hashesOf = (texts: string[]) =>
  [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
