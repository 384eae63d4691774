import { brotliCompressSync, constants } from 'node:zlib';

/**
 * The size of a signed-out visitor's first view of a page, in bytes of Brotli at its highest level, as
 * served.
 */
export interface PageWeight {
  html: number;
  script: number;
  /** URL paths of render-blocking resources. */
  blocking: string[];
  hasReact: boolean;
}

interface Tag {
  attributes: Map<string, string>;
  content: string;
}

// Astro's own directives, which load an island without an action of the visitor. Ours wait: see
// client-directives.
const eagerDirectives = ['load', 'idle', 'visible', 'media', 'only'];
const javascriptTypes = ['', 'module', 'text/javascript'];

/**
 * Measures a built page.
 * @param readAsset reads a file of the site by its URL path
 */
export function weighPage(html: string, readAsset: (address: string) => Buffer): PageWeight {
  const scripts = scriptsOf(html);
  const links = tagsOf(html, 'link');
  const code = [...modulesOfReader(html, readAsset).values()];
  const inline = scripts.map((tag) => tag.content).join('\n');
  return {
    html: compressedSize(html),
    script: sizeOf([inline, ...code]),
    blocking: [
      ...links.filter(blocksPaint).map((tag) => attributeOf(tag, 'href')),
      ...scripts.filter(blocksParser).map((tag) => attributeOf(tag, 'src')),
      ...tagsOf(html, 'style').flatMap((tag) => tag.content.match(/@import[^;]+/g) ?? []),
    ],
    hasReact: [inline, ...code].some((text) => /react\.(transitional\.)?element/.test(text)),
  };
}

/** The code by URL path that a page loads without an action of the visitor. */
export function modulesOfReader(html: string, readAsset: (address: string) => Buffer): Map<string, string> {
  const islands = islandsOf(html);
  const eager = islands.filter((tag) => eagerDirectives.includes(attributeOf(tag, 'client')));
  const ahead = islands.flatMap((tag) => attributeOf(tag, 'data-modules').split(' '));
  return modulesLoadedWith([...sourcesOf(html), ...eager.flatMap(modulesOf), ...ahead], readAsset);
}

/** The code at these URL paths and of all their static imports, each by its URL path. */
export const modulesLoadedWith = (addresses: string[], readAsset: (address: string) => Buffer) =>
  collectModules(addresses, readAsset, [atOnce]);

/**
 * The bytes of all script that a page can ever load, with its islands and their dynamic imports.
 * @param readAsset reads a file of the site by its URL path
 */
export function weighAllScript(html: string, readAsset: (address: string) => Buffer): number {
  const addresses = [...sourcesOf(html), ...islandsOf(html).flatMap(modulesOf)];
  const inline = scriptsOf(html).map((tag) => tag.content);
  return sizeOf([inline.join('\n'), ...collectModules(addresses, readAsset, [atOnce, later]).values()]);
}

const sizeOf = (texts: string[]) => texts.reduce((sum, text) => sum + compressedSize(text), 0);

const scriptsOf = (html: string) =>
  tagsOf(html, 'script').filter((tag) => javascriptTypes.includes(attributeOf(tag, 'type')));

/** The modules in the HTML of the page. */
const sourcesOf = (html: string) => [
  ...scriptsOf(html).map((tag) => attributeOf(tag, 'src')),
  ...tagsOf(html, 'link')
    .filter((tag) => attributeOf(tag, 'rel') === 'modulepreload')
    .map((tag) => attributeOf(tag, 'href')),
];

const islandsOf = (html: string) => tagsOf(html, 'astro-island');

const modulesOf = (island: Tag) => [
  attributeOf(island, 'component-url'),
  attributeOf(island, 'renderer-url'),
];

const blocksPaint = (link: Tag) =>
  attributeOf(link, 'rel').split(' ').includes('stylesheet') && attributeOf(link, 'media') !== 'print';

const blocksParser = (script: Tag) =>
  attributeOf(script, 'src') !== '' &&
  attributeOf(script, 'type') !== 'module' &&
  !script.attributes.has('defer') &&
  !script.attributes.has('async');

/** The syntax of static imports, which load together with a module, and of dynamic imports. */
const atOnce = /\b(?:import|export)\b\s*(?:[^"'()]*?\bfrom\b\s*)?["']([./][^"']*)["']/g;
const later = /\bimport\s*\(\s*["'`]([./][^"'`]*)["'`]\s*\)/g;

/** The code at these URL paths and of all they import in these ways, each by its URL path. */
function collectModules(
  addresses: string[],
  readAsset: (address: string) => Buffer,
  ways: RegExp[],
): Map<string, string> {
  const modules = new Map<string, string>();
  const waiting = addresses.filter(Boolean);
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (modules.has(address)) continue;
    const text = readAsset(address).toString('utf8');
    modules.set(address, text);
    for (const [, imported = ''] of ways.flatMap((way) => [...text.matchAll(way)])) {
      waiting.push(new URL(imported, new URL(address, 'http://site.invalid')).pathname);
    }
  }
  return modules;
}

/** The elements with one name. Sufficient for pages of our own build; not a general HTML parser. */
function tagsOf(html: string, name: string): Tag[] {
  const pattern = new RegExp(`<${name}(\\s[^>]*)?>(?:([\\s\\S]*?)</${name}>)?`, 'g');
  return [...html.matchAll(pattern)].map(([, attributes = '', content = '']) => ({
    content: name === 'link' ? '' : content,
    attributes: new Map(
      [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  }));
}

const attributeOf = (tag: Tag, attribute: string) => tag.attributes.get(attribute) ?? '';

/** Caches compressed files: pages share most of their script, and Brotli at its highest level is slow. */
const sizes = new Map<string, number>([['', 0]]);

export function compressedSize(text: string): number {
  const size = sizes.get(text) ?? compress(text).length;
  sizes.set(text, size);
  return size;
}

function compress(text: string): Buffer {
  const content = Buffer.from(text);
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}
