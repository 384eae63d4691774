import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/**
 * Compressed files by hash. Brotli at its highest level takes most of a build's time, so nothing is
 * compressed twice.
 */
const done = new Map<string, Promise<Buffer>>();

/** A file as it is sent to browsers that support Brotli. */
export function brotliAtBest(body: Buffer): Promise<Buffer> {
  const key = createHash('sha256').update(body).digest('base64');
  const before = done.get(key);
  if (before !== undefined) return before;
  const result = compress(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  done.set(key, result);
  return result;
}

/** The bytes of a text as it is sent. */
export const compressedSize = async (text: string) =>
  text === '' ? 0 : (await brotliAtBest(Buffer.from(text))).length;
