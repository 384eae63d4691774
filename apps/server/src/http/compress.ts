import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createGzip, gzip } from 'node:zlib';
import type { onSendHookHandler } from 'fastify';
import { preferredEncodings } from '../plugins/static-site/choose-encoding.ts';

/** Brotli as fast as gzip, because what is compressed here is sent once. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, quick),
  gzip: (body: Buffer) => promisify(gzip)(body),
  identity: async (body: Buffer) => body,
};

/**
 * Compresses a body in the encoding that the visitor prefers.
 * @param accepted their Accept-Encoding
 */
export async function compress(body: Buffer, accepted: string | undefined) {
  const [encoding = 'identity'] = preferredEncodings(accepted);
  return { encoding, body: await compressors[encoding](body) };
}

/** In characters. What fits into one packet does not arrive sooner when it is smaller. */
const worthCompressing = 1400;

/**
 * Compresses what an endpoint sends: a long stock list shrinks to a tenth. Requests carry their token in a header, so
 * another site cannot send them and learn from the size of the responses (BREACH).
 */
export const compressResponse: onSendHookHandler<unknown> = (request, reply, payload, done) => {
  const isLong =
    payload instanceof Readable || (typeof payload === 'string' && payload.length >= worthCompressing);
  if (!isLong || request.method === 'HEAD') return done(null, payload);
  const vary = `${reply.getHeader('vary') ?? ''}`;
  if (!vary.includes('accept-encoding'))
    reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
  const accepted = request.headers['accept-encoding'];
  if (typeof payload === 'string') {
    compress(Buffer.from(payload), accepted).then(({ encoding, body }) => {
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      done(null, body);
    }, done);
    return;
  }
  // Gzip needs a third of the memory that Brotli needs for a stream.
  if (!preferredEncodings(accepted).includes('gzip')) return done(null, payload);
  reply.header('content-encoding', 'gzip');
  // If one of the two streams fails, both are destroyed, and the response with them.
  done(
    null,
    pipeline(payload, createGzip(), () => {}),
  );
};
