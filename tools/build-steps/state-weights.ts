import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { brotliAtBest } from './brotli-at-best.ts';
import { filesBeside, filesForOffline, type ReadAsset, weighFiles } from './visit-weight.ts';

const write = (html: string, figure: 'page' | 'once', kilobytes: number) =>
  html.replace(`<data value="${figure}">–</data>`, `<data value="${figure}">${kilobytes}</data>`);

/**
 * How many bytes the offline page may change when its sizes are written, after it was measured for the
 * others.
 */
export const figureSlack = 48;

/** Whole KB of 1,000 bytes, rounded up. */
export const toKilobytes = (bytes: number) => Math.ceil(bytes / 1000);

/**
 * Writes the size of each page into it. A page may be among the files that other pages load, and a file reads
 * as empty while it is written. So no page is written before all are measured.
 * @param files the pages of the site as they will be served, except for the sizes
 */
export async function stateWeights(files: readonly string[], readAsset: ReadAsset): Promise<void> {
  const pages = await Promise.all(
    files.map(async (file) => ({ file, html: await stateWeight(await readFile(file, 'utf8'), readAsset) })),
  );
  await Promise.all(pages.map(({ file, html }) => writeFile(file, html)));
}

/**
 * Writes the size of a page into its footer. The text is part of the page, so it is adjusted until it is
 * right. If it would alternate between two kilobytes, the larger one is used.
 * @param html one page as it will be served, except for the sizes
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

/**
 * Brotli at its highest level takes a hundred times as long; its output is about this share of the fast
 * level's.
 */
const bestOfQuick = 0.907;

function guess(html: string): number {
  const quick = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return toKilobytes(quick.length * bestOfQuick);
}
