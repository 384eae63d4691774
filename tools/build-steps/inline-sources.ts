import { createHash } from 'node:crypto';
import type { SiteFile } from '@accounting-site/server/plugins/static-site/site-manifest';

const attributes = String.raw`((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)`;
const tag = new RegExp(String.raw`<([a-z][a-z0-9-]*)${attributes}\s*/?>`, 'gi');
const attribute = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/g;
const data = /^(?:application\/(?:ld\+)?json|text\/plain)$/;

/**
 * The Content Security Policy sources for all inline scripts and styles of a page.
 * @throws if an element has an inline event handler: none of our policies allows one
 */
export function inlineSources(path: string, html: string): NonNullable<SiteFile['inline']> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const styleAttributes = new Set<string>();
  const page = html.replace(/<!--[\s\S]*?-->/g, '');
  tag.lastIndex = 0;
  for (let match = tag.exec(page); match !== null; match = tag.exec(page)) {
    const name = (match[1] ?? '').toLowerCase();
    const found = readAttributes(match[2] ?? '');
    for (const [key, value] of found) {
      if (key.startsWith('on')) {
        throw new Error(`${path}: <${name} ${key}> is an inline event handler. Move it to a script.`);
      }
      if (key === 'style' && value !== '') styleAttributes.add(source(value));
    }
    if (name !== 'script' && name !== 'style') continue;
    const end = page.toLowerCase().indexOf(`</${name}`, tag.lastIndex);
    const text = page.slice(tag.lastIndex, end === -1 ? undefined : end);
    // The content is text, even if it looks like markup.
    tag.lastIndex += text.length;
    if (name === 'style') styles.add(source(text));
    else if (!found.has('src') && !data.test(found.get('type') ?? '')) scripts.add(source(text));
  }
  return { scripts: [...scripts], styles: [...styles], styleAttributes: [...styleAttributes] };
}

function readAttributes(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(attribute)) {
    found.set(name.toLowerCase(), decodeReferences(double ?? single ?? bare ?? ''));
  }
  return found;
}

/** The browser hashes an attribute's value after decoding its character references. */
function decodeReferences(value: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return value.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    return named[name] ?? whole;
  });
}

function source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
