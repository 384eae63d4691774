import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';

/** The body of a response, as it was before it was compressed. */
export function unpackedBody({ headers, rawPayload }: LightMyRequestResponse): Buffer {
  if (rawPayload.length === 0) return rawPayload;
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(rawPayload);
  return encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
}
