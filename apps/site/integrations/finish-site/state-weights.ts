import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { compressedSize, hashOf } from './best-compression.ts';
import { kept, keptValue } from './kept-results.ts';
import { mapInParallel } from './map-in-parallel.ts';
import {
  attributeOf,
  type Element,
  elementsOf,
  expected,
  type Page,
  parsePage,
  replaceText,
  textOf,
} from './page.ts';
import { filesBeside, filesForOffline, forOffline, picturesOf, weighFiles } from './page-files.ts';
import type { ReadAsset } from './page-modules.ts';

/**
 * How many bytes the offline page may change when its sizes are written, after it was measured for the
 * others.
 */
export const figureSlack = 48;

/** Whole KB of 1,000 bytes, rounded up. */
export const toKilobytes = (bytes: number) => Math.ceil(bytes / 1000);

/** The element in the footer for a size: of the page, or of what a first visit loads once. */
export const figureOf = (page: Page, figure: 'page' | 'once') =>
  elementsOf(page, 'data').find((element) => attributeOf(element, 'value') === figure);

/**
 * Writes the size of each page into it. The offline page is among the files that other pages load, so it is
 * read before any page is written.
 * @param folder the built site
 * @param names its pages as they will be served, except for the sizes
 */
export async function stateWeights(
  folder: string,
  names: readonly string[],
  readAsset: ReadAsset,
): Promise<void> {
  const pages = new Map(forOffline.map((address) => [address, readAsset(address)]));
  const readBefore = (address: string) => (pages.has(address) ? pages.get(address) : readAsset(address));
  await mapInParallel(names, async (name) => {
    const file = join(folder, name);
    writeFileSync(file, await stateWeight(name, readFileSync(file, 'utf8'), readBefore));
  });
}

/**
 * Writes the size of a page into its footer. The text is part of the page, so it is adjusted until it is
 * right. If it would alternate between two kilobytes, the larger one is used.
 * @param html one page as it will be served, except for the sizes
 * @throws if the footer has no place for a size
 */
export async function stateWeight(name: string, html: string, readAsset: ReadAsset): Promise<string> {
  const offline = filesForOffline(html, readAsset);
  const hash = hashOf(Buffer.from(html));
  // Modules and fonts have hashes of their content in their names, and those are in the page.
  const parse = parseOnce(name, html);
  const beside = await keptValue(['files beside', hash], () => filesBeside(parse(), readAsset));
  const slack = offline.includes('/offline.html') ? figureSlack : 0;
  const once = toKilobytes((await weighFiles({ name }, [...beside, ...offline], readAsset)) + slack);
  const shown = await keptValue(['pictures', hash], () => picturesOf(parse()));
  const pictures = await weighFiles({ name }, shown, readAsset);
  const stated = await kept(['sizes', hash, once, pictures], () => stateSizes(parse(), once, pictures));
  return stated.toString('utf8');
}

/** Parses a page at the first use, if there is one. */
function parseOnce(name: string, html: string): () => Page {
  let page: Page | undefined;
  return () => {
    page ??= parsePage(name, html);
    return page;
  };
}

async function stateSizes(page: Page, kilobytesOnce: number, pictures: number): Promise<Buffer> {
  const [own, once] = [placeFor(page, 'page'), placeFor(page, 'once')];
  replaceText(page, once, `${kilobytesOnce}`);
  const tried = new Set<number>();
  for (let stated = guess(page.edit.toString(), pictures); ; ) {
    replaceText(page, own, `${stated}`);
    const text = page.edit.toString();
    const needed = toKilobytes((await compressedSize(text)) + pictures);
    if (needed === stated || (needed < stated && tried.has(needed))) return Buffer.from(text);
    tried.add(stated);
    stated = needed;
  }
}

function placeFor(page: Page, figure: 'page' | 'once'): Element {
  const place = figureOf(page, figure);
  if (place !== undefined && textOf(place) === '–') return place;
  return expected(page, `<data value="${figure}">–</data>, which layouts/Footer/Footer.tsx writes`);
}

/**
 * Brotli at its highest level takes a hundred times as long; its output is about this share of the fast
 * level's.
 */
const bestOfQuick = 0.907;

function guess(html: string, pictures: number): number {
  const quick = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return toKilobytes(quick.length * bestOfQuick + pictures);
}
