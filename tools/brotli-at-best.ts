import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** By hash. Most of a build's time is Brotli at its best: what was weighed is not compressed again to be written. */
const done = new Map<string, Promise<Buffer>>();

/** A file as browsers get it that know Brotli. */
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
