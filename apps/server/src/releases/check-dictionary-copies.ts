import { hash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { SiteManifest } from '@accounting-site/contract/site/site-manifest';
import { damagedFile, ReleaseError } from './release-error.ts';
import { type ReleaseFiles, requireHash } from './release-files.ts';

/** The fixed number and the hash of the dictionary, before the Brotli stream (RFC 9842 §4). */
const headerSize = 4 + 32;

/**
 * Decodes the copies for browsers with the dictionary as those do. A browser shows an error for a copy that
 * it cannot decode.
 * @throws ReleaseError when one is not its page
 */
export function checkDictionaryCopies({ files, dictionary }: SiteManifest, stored: ReleaseFiles): void {
  const pages = files.filter(({ encodings }) => encodings.dcb !== undefined);
  if (pages.length === 0) return;
  const source = dictionary && stored.get(`site/${dictionary.path}.br`);
  if (source === undefined) throw new ReleaseError('The release lacks the dictionary of its pages.');
  const body = brotliDecompressSync(source);
  const digest = hash('sha256', body, 'buffer');
  const header = Buffer.concat([Buffer.from('ff444342', 'hex'), digest]);
  if (digest.toString('base64') !== dictionary?.hash) throw damagedFile(dictionary?.path ?? '');
  for (const { path, hash, size } of pages) {
    const copy = Buffer.from(stored.get(`site/${path}.dcb`) ?? []);
    // A variable, because the types of Node do not have the option yet.
    const options = { dictionary: body, maxOutputLength: size };
    const page = decode(copy.subarray(headerSize), options);
    if (!copy.subarray(0, headerSize).equals(header)) throw damagedFile(`${path}.dcb`);
    requireHash({ path: `${path}.dcb`, hash }, page);
  }
}

/** Empty if it cannot be decoded. */
function decode(copy: Buffer, options: object): Buffer {
  try {
    return brotliDecompressSync(copy, options);
  } catch {
    return Buffer.alloc(0);
  }
}
