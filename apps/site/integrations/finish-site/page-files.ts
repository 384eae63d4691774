import { compressedSize } from './best-compression.ts';
import { attributeOf, elementsOf, type Page, textOf, wordsOf } from './page.ts';
import { modulesOfReader, type ReadAsset, readNeeded } from './page-modules.ts';

/** Loaded by the page script when the browser is idle. */
const idleScript = /["'`](\/_astro\/idle-[\w-]+\.js)["'`]/g;
/** Referenced in the head of every page. */
const named = ['/favicon.svg', '/manifest.webmanifest'];
/** Downloaded by the service worker when it is installed. */
export const forOffline = ['/service-worker.js', '/offline.html'];
const fontFace = /@font-face\{[^}]*?url\(([^)]+\.woff2)\)[^}]*\}/g;

/** The distinct URL paths of files that a page loads for a new visitor who only reads. */
export function filesBeside(page: Page, readAsset: ReadAsset): string[] {
  const modules = modulesOfReader(page, readAsset);
  const idle = [...modules.values()].flatMap((code) => [...code.matchAll(idleScript)]);
  const icons = named.filter((address) => readAsset(address) !== undefined);
  const files = [...modules.keys(), ...idle.map(([, address = '']) => address), ...fontsOf(page), ...icons];
  return [...new Set(files)];
}

/** The distinct URL paths of the pictures of the content on a page, each at its largest. */
export const picturesOf = (page: Page): string[] =>
  [...new Set(elementsOf(page, 'img').map((element) => attributeOf(element, 'src')))].filter((address) =>
    address.startsWith('/_astro/'),
  );

/** The URL paths that a first visit stores for offline use, except the page itself. */
export const filesForOffline = (html: string, readAsset: ReadAsset) =>
  forOffline.filter((address) => ![undefined, html].includes(readAsset(address)?.toString('utf8')));

/** The bytes of these files of a page as served: Brotli at its highest level; fonts and pictures uncompressed. */
export async function weighFiles(
  page: Pick<Page, 'name'>,
  addresses: readonly string[],
  readAsset: ReadAsset,
): Promise<number> {
  const sizes = addresses.map((address) => {
    const body = readNeeded(page, address, readAsset);
    return /\.(?:woff2|png|jpe?g|webp|avif)$/.test(address) ? body.length : compressedSize(body);
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** A part of the font is counted if any of its characters is in the words of the page, which may overestimate. */
function fontsOf(page: Page): string[] {
  const words = wordsOf(page);
  const styles = elementsOf(page, 'style').map(textOf).join('');
  return [...styles.matchAll(fontFace)].flatMap(([face, address = '']) => {
    const range = /unicode-range:([^;}]+)/.exec(face)?.[1];
    return range === undefined || anyOf(range).test(words) ? [address] : [];
  });
}

/** Parses a unicode-range of CSS: U+14A-25B,U+20B5. */
function anyOf(range: string): RegExp {
  const characters = range.replace(/[\s,]/g, '').replace(/(?:U\+)?([\dA-F]+)/gi, '\\u{$1}');
  return new RegExp(`[${characters}]`, 'u');
}
