import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { SiteManifest } from '@accounting-site/contract/site-manifest';
import { ReleaseError } from './release-error.ts';
import type { ReleaseFiles } from './release-files.ts';

const unbrotli = promisify(brotliDecompress);

/** The fixed number and the hash of the dictionary, before the Brotli stream (RFC 9842 §4). */
const headerSize = 4 + 32;

/**
 * Decodes the copies for browsers with the dictionary as those do. A browser shows an error for a copy that
 * it cannot decode.
 * @throws ReleaseError when one is not its page
 */
export async function checkDictionaryCopies(
  { files, dictionary }: SiteManifest,
  stored: ReleaseFiles,
): Promise<void> {
  const pages = files.filter(({ encodings }) => encodings.dcb !== undefined);
  if (pages.length === 0) return;
  const source = dictionary && stored.get(`site/${dictionary.path}.br`);
  if (source === undefined) throw new ReleaseError('The release lacks the dictionary of its pages.');
  const body = await unbrotli(source);
  const digest = createHash('sha256').update(body).digest();
  const header = Buffer.concat([Buffer.from('ff444342', 'hex'), digest]);
  if (digest.toString('base64') !== dictionary?.hash) throw damaged(dictionary?.path ?? '');
  for (const { path, hash, size } of pages) {
    const copy = Buffer.from(stored.get(`site/${path}.dcb`) ?? []);
    // A variable, because the types of Node do not have the option yet.
    const options = { dictionary: body, maxOutputLength: size };
    const page = await unbrotli(copy.subarray(headerSize), options).catch(() => Buffer.from(''));
    const found = createHash('sha256').update(page).digest('base64url').slice(0, 22);
    if (found !== hash || !copy.subarray(0, headerSize).equals(header)) throw damaged(`${path}.dcb`);
  }
}

const damaged = (path: string) => new ReleaseError(`${path} of the release is damaged.`);
