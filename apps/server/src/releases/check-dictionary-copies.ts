import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { SiteManifest } from '@accounting-site/contract/site/site-manifest';
import { ReleaseError } from './release-error.ts';
import type { ReleaseFiles } from './release-files.ts';

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
  const digest = createHash('sha256').update(body).digest();
  const header = Buffer.concat([Buffer.from('ff444342', 'hex'), digest]);
  if (digest.toString('base64') !== dictionary?.hash) throw damaged(dictionary?.path ?? '');
  for (const { path, hash, size } of pages) {
    const copy = Buffer.from(stored.get(`site/${path}.dcb`) ?? []);
    // A variable, because the types of Node do not have the option yet.
    const options = { dictionary: body, maxOutputLength: size };
    const page = decode(copy.subarray(headerSize), options);
    const found = createHash('sha256').update(page).digest('base64url').slice(0, 22);
    if (found !== hash || !copy.subarray(0, headerSize).equals(header)) throw damaged(`${path}.dcb`);
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

const damaged = (path: string) => new ReleaseError(`${path} of the release is damaged.`);
