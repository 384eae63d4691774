import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';

/** Ten megabytes of zeros, compressed to a few kilobytes in each format. */
const zeros = Buffer.alloc(10 * 1024 * 1024);

export const bombs: Readonly<Record<string, Buffer>> = {
  gzip: gzipSync(zeros),
  'x-gzip': gzipSync(zeros),
  deflate: deflateSync(zeros),
  br: brotliCompressSync(zeros),
  zstd: zstdCompressSync(zeros),
  'gzip, gzip': gzipSync(gzipSync(zeros)),
};
