import { readWeights } from '../../http/read-weights.ts';

/** The encodings of a file; `identity` is uncompressed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** From smallest to largest. */
const encodings = ['br', 'gzip', 'identity'] as const;

/** Browsers send only a few different headers. The limit keeps invented headers from filling the cache. */
const mostRemembered = 100;
const remembered = new Map<string, readonly Encoding[]>();

/**
 * The encodings that a visitor accepts, most preferred first (RFC 9110 §12.5.3), and the smallest first at
 * equal weight. A visitor who accepts none of the available encodings gets the file uncompressed.
 */
export function preferredEncodings(header = ''): readonly Encoding[] {
  const known = remembered.get(header);
  if (known !== undefined) return known;
  // `x-gzip` is another name of gzip (RFC 9110 §8.4.1.3).
  const preferred = rankEncodings(readWeights(header.replaceAll(/x-gzip/gi, 'gzip')));
  if (remembered.size < mostRemembered) remembered.set(header, preferred);
  return preferred;
}

function rankEncodings(weights: ReadonlyMap<string, number>): Encoding[] {
  const weigh = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0);
  return encodings.filter((encoding) => weigh(encoding) > 0).sort((one, other) => weigh(other) - weigh(one));
}
