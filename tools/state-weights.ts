import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { brotliAtBest } from './brotli-at-best.ts';
import { filesBeside, filesForOffline, type ReadAsset, weighFiles } from './visit-weight.ts';

const write = (html: string, figure: 'page' | 'once', kilobytes: number) =>
  html.replace(`<data value="${figure}">–</data>`, `<data value="${figure}">${kilobytes}</data>`);

/** By how many bytes the offline page may change when its figures are written, after it was weighed for the others. */
export const figureSlack = 16;

/** Whole KB of 1,000 bytes, never less than there are. */
export const toKilobytes = (bytes: number) => Math.ceil(bytes / 1000);

/**
 * Writes into each page what it weighs. A page may be among the files that others bring, and a file that is being
 * written reads as empty: so none is written before the last one is weighed.
 * @param files the pages of the site, as they will be served otherwise
 */
export async function stateWeights(files: readonly string[], readAsset: ReadAsset): Promise<void> {
  const pages = await Promise.all(
    files.map(async (file) => ({ file, html: await stateWeight(await readFile(file, 'utf8'), readAsset) })),
  );
  await Promise.all(pages.map(({ file, html }) => writeFile(file, html)));
}

/**
 * Writes what a page weighs into its foot. The figure is part of what it counts, so it is tried until it is right;
 * where it would change its own kilobyte back and forth, the larger one stands.
 * @param html one page as it will be served, but for the figures
 */
export async function stateWeight(html: string, readAsset: ReadAsset): Promise<string> {
  const offline = filesForOffline(html, readAsset);
  const files = [...filesBeside(html, readAsset), ...offline];
  const slack = offline.includes('/offline.html') ? figureSlack : 0;
  const page = write(html, 'once', toKilobytes(weighFiles(files, readAsset) + slack));
  const tried = new Set<number>();
  for (let stated = guess(page); ; ) {
    const text = write(page, 'page', stated);
    const needed = toKilobytes((await brotliAtBest(Buffer.from(text))).length);
    if (needed === stated || (needed < stated && tried.has(needed))) return text;
    tried.add(stated);
    stated = needed;
  }
}

/** Compressing at its best takes a hundred times as long; it leaves about this share of what quick work leaves. */
const bestOfQuick = 0.907;

function guess(html: string): number {
  const quick = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return toKilobytes(quick.length * bestOfQuick);
}
