/** How a file can be sent; `identity` is the file as it is. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** From the smallest on. */
const encodings = ['br', 'gzip', 'identity'] as const;

/** Browsers send a handful of different headers; somebody who makes them up gets no more room than this. */
const mostRemembered = 100;
const remembered = new Map<string, readonly Encoding[]>();

/**
 * The encodings that a visitor takes, from the one they want most (RFC 9110 §12.5.3); at equal weight the smallest first.
 * Who accepts none of what there is gets the file as it is.
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
