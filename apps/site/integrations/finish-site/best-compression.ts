import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { manifestPath, siteManifest } from '@accounting-site/contract/site/site-manifest';
import { isKeeping, kept } from './kept-results.ts';
import { dictionaryHeader, type PageDictionary } from './page-dictionary.ts';

const [squeeze, unsqueeze, zip, unzip] = [
  promisify(brotliCompress),
  promisify(brotliDecompress),
  promisify(gzip),
  promisify(gunzip),
];

/**
 * Compressed files by encoding and hash. Compression takes most of a build's time, so nothing is compressed
 * twice.
 */
const done = new Map<string, Promise<Buffer>>();

/** Compressed copies of an earlier build, likewise. */
const before = new Map<string, string>();

/** The hash that the manifest of a site states for a file. */
export const hashOf = (body: Buffer) => createHash('sha256').update(body).digest('base64url').slice(0, 22);

/** Lets this build use the compressed copies of a site that was built before, if there is one. */
export function reuseCopies(siteDir: string): void {
  if (!existsSync(manifestPath(siteDir))) return;
  const { files, dictionary } = siteManifest.parse(JSON.parse(readFileSync(manifestPath(siteDir), 'utf8')));
  for (const { path, hash, encodings } of files) {
    if (encodings.br !== undefined) before.set(`br ${hash}`, join(siteDir, `${path}.br`));
    if (encodings.gzip !== undefined) before.set(`gz ${hash}`, join(siteDir, `${path}.gz`));
    if (encodings.dcb !== undefined)
      before.set(`dcb ${dictionary?.hash} ${hash}`, join(siteDir, `${path}.dcb`));
  }
}

/** The builds of tests lower it, because what they test is not how small the files are. */
const quality = Number(process.env.BROTLI_QUALITY ?? constants.BROTLI_MAX_QUALITY);

/** A file as it is sent to browsers that support Brotli. */
export const brotliAtBest = (body: Buffer) =>
  once(`br ${hashOf(body)}`, body, unsqueeze, () => squeeze(body, { params: paramsFor(body) }));

/** A page as it is sent to browsers that have the dictionary (RFC 9842 §4). */
export function brotliWithDictionary(body: Buffer, dictionary: PageDictionary): Promise<Buffer> {
  const header = dictionaryHeader(dictionary);
  // A variable, because the types of Node do not have the option yet.
  const options = { dictionary: dictionary.body, maxOutputLength: body.length, params: paramsFor(body) };
  const open = (copy: Buffer) => unsqueeze(copy.subarray(header.length), { ...options, params: {} });
  return once(`dcb ${dictionary.hash} ${hashOf(body)}`, body, open, async () =>
    Buffer.concat([header, await squeeze(body, options)]),
  );
}

const paramsFor = ({ length }: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
});

/** A file as it is sent to browsers without Brotli. */
export const gzipAtBest = (body: Buffer) =>
  once(`gz ${hashOf(body)}`, body, unzip, () => zip(body, { level: 9 }));

function once(
  key: string,
  body: Buffer,
  open: (copy: Buffer) => Promise<Buffer>,
  compress: () => Promise<Buffer>,
): Promise<Buffer> {
  const known = done.get(key);
  if (known !== undefined) return known;
  const result = kept(['copy', key, quality], async () => (await readCopy(key, body, open)) ?? compress());
  done.set(key, result);
  // What is kept is read again when it is needed: all copies of a large site take more memory than the build.
  if (isKeeping()) result.finally(() => done.delete(key)).catch(() => undefined);
  return result;
}

/** The copy of an earlier build, if it is complete. */
async function readCopy(key: string, body: Buffer, open: (copy: Buffer) => Promise<Buffer>) {
  const file = before.get(key);
  if (file === undefined) return undefined;
  try {
    const copy = await readFile(file);
    return (await open(copy)).equals(body) ? copy : undefined;
  } catch {
    return undefined;
  }
}

/** Each page counts the files that it shares with all others. */
const sizes = new Map<string, number>();

/** The bytes of a file or text as it is sent. */
export async function compressedSize(text: Buffer | string): Promise<number> {
  if (text.length === 0) return 0;
  const body = typeof text === 'string' ? Buffer.from(text) : text;
  const hash = hashOf(body);
  const size = sizes.get(hash) ?? (await brotliAtBest(body)).length;
  sizes.set(hash, size);
  return size;
}
