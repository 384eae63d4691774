import { compressedSize, modulesOfReader } from './page-weight.ts';

/** Reads a file of the built site by its address; undefined where there is none. */
export type ReadAsset = (address: string) => Buffer | undefined;

/** What the page script loads when the phone has nothing to do. */
const idleScript = /["'`](\/_astro\/idle-[\w-]+\.js)["'`]/g;
/** What every page names in its head. */
const named = ['/favicon.svg', '/manifest.webmanifest'];
/** What the service worker brings when it is new. */
const forOffline = ['/service-worker.js', '/offline.html'];
const fontFace = /@font-face\{[^}]*?url\(([^)]+\.woff2)\)[^}]*\}/g;

/** The addresses of the files that come with a page for somebody who is new here and only reads, each once. */
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

/** The addresses of what a first visit stores for the time without a network, but for the page itself. */
export const filesForOffline = (html: string, readAsset: ReadAsset) =>
  forOffline.filter((address) => ![undefined, html].includes(readAsset(address)?.toString('utf8')));

/** The bytes of a file as it is served: Brotli at its best, fonts and pictures as they are. */
function weighFile(address: string, readAsset: ReadAsset): number {
  const body = readAsset(address) ?? Buffer.of();
  return /\.(?:woff2|png|jpe?g|webp|avif)$/.test(address)
    ? body.length
    : compressedSize(body.toString('utf8'));
}

/** The bytes of these files. */
export const weighFiles = (addresses: readonly string[], readAsset: ReadAsset) =>
  addresses.reduce((sum, address) => sum + weighFile(address, readAsset), 0);

/** A part of the face counts where one of its letters stands anywhere on the page: rather too much than too little. */
function fontsOf(html: string): string[] {
  const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return [...html.matchAll(fontFace)].flatMap(([face, address = '']) => {
    const range = /unicode-range:([^;}]+)/.exec(face)?.[1];
    return range === undefined || anyOf(range).test(text) ? [address] : [];
  });
}

/** Any letter of a range as CSS writes it: U+14A-25B,U+20B5. */
function anyOf(range: string): RegExp {
  const letters = range.replace(/[\s,]/g, '').replace(/(?:U\+)?([\dA-F]+)/gi, '\\u{$1}');
  return new RegExp(`[${letters}]`, 'u');
}
