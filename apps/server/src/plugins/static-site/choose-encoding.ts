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
  const preferred = rankEncodings(readWeights(header));
  if (remembered.size < mostRemembered) remembered.set(header, preferred);
  return preferred;
}

function rankEncodings(weights: ReadonlyMap<string, number>): Encoding[] {
  const weigh = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0);
  return encodings.filter((encoding) => weigh(encoding) > 0).sort((one, other) => weigh(other) - weigh(one));
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',', 32)) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (name === '') continue;
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    weights.set(
      name === 'x-gzip' ? 'gzip' : name,
      /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight) ? Number(weight) : 0,
    );
  }
  return weights;
}
