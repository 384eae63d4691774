import { compressedSize, modulesOfReader } from './page-weight.ts';

/** Reads a file of the built site by its URL path; undefined if there is none. */
export type ReadAsset = (address: string) => Buffer | undefined;

/** Loaded by the page script when the browser is idle. */
const idleScript = /["'`](\/_astro\/idle-[\w-]+\.js)["'`]/g;
/** Referenced in the head of every page. */
const named = ['/favicon.svg', '/manifest.webmanifest'];
/** Downloaded by the service worker when it is installed. */
const forOffline = ['/service-worker.js', '/offline.html'];
const fontFace = /@font-face\{[^}]*?url\(([^)]+\.woff2)\)[^}]*\}/g;

/** The distinct URL paths of files that a page loads for a new visitor who only reads. */
export function filesBeside(html: string, readAsset: ReadAsset): string[] {
  const read = (address: string) => {
    const body = readAsset(address);
    if (body === undefined) throw new Error(`A page loads ${address}, which is not in the built site.`);
    return body;
  };
  const modules = modulesOfReader(html, read);
  const idle = [...modules.values()].flatMap((code) => [...code.matchAll(idleScript)]);
  const icons = named.filter((address) => readAsset(address) !== undefined);
  const files = [...modules.keys(), ...idle.map(([, address = '']) => address), ...fontsOf(html), ...icons];
  return [...new Set(files)];
}

/** The URL paths that a first visit stores for offline use, except the page itself. */
export const filesForOffline = (html: string, readAsset: ReadAsset) =>
  forOffline.filter((address) => ![undefined, html].includes(readAsset(address)?.toString('utf8')));

/** The bytes of a file as served: Brotli at its highest level; fonts and pictures uncompressed. */
function weighFile(address: string, readAsset: ReadAsset): number {
  const body = readAsset(address) ?? Buffer.of();
  return /\.(?:woff2|png|jpe?g|webp|avif)$/.test(address)
    ? body.length
    : compressedSize(body.toString('utf8'));
}

/** The bytes of these files. */
export const weighFiles = (addresses: readonly string[], readAsset: ReadAsset) =>
  addresses.reduce((sum, address) => sum + weighFile(address, readAsset), 0);

/** A part of the font is counted if any of its characters is anywhere on the page, which may overestimate. */
function fontsOf(html: string): string[] {
  const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return [...html.matchAll(fontFace)].flatMap(([face, address = '']) => {
    const range = /unicode-range:([^;}]+)/.exec(face)?.[1];
    return range === undefined || anyOf(range).test(text) ? [address] : [];
  });
}

/** Parses a unicode-range of CSS: U+14A-25B,U+20B5. */
function anyOf(range: string): RegExp {
  const characters = range.replace(/[\s,]/g, '').replace(/(?:U\+)?([\dA-F]+)/gi, '\\u{$1}');
  return new RegExp(`[${characters}]`, 'u');
}
